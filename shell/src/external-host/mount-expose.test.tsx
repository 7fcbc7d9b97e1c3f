/** @jest-environment jsdom */
import { useState, type ReactNode } from 'react';
import { defaultSite, type ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { mountExpose } from './mount-expose';

const id: ModuleId = 'mfe-press/PressList';
const Provider = ({ children }: { readonly children: ReactNode }) => children;

function mount(element: Element, module: Partial<ExposeModule>) {
  const load = () => Promise.resolve(module as ExposeModule);
  const options = { hasGlobalStyle: false };
  return mountExpose({ load, Provider, site: defaultSite }, element, id, options);
}

test('mounts an expose with the data of its load, and unmounts it', async () => {
  const element = document.createElement('div');
  const module = {
    default: ({ data }: { readonly data: unknown }) => <b>{String(data)}</b>,
    load: () => Promise.resolve('loaded'),
  };
  const { unmount } = await mount(element, module);
  expect(element.querySelector('b')?.textContent).toBe('loaded');
  unmount();
  expect(element.childNodes).toHaveLength(0);
});

test('rejects if the expose throws in its first render, and leaves the element empty', async () => {
  const element = document.createElement('div');
  const Failing = () => {
    throw new Error('first render');
  };
  await expect(mount(element, { default: Failing })).rejects.toThrow('first render');
  expect(element.childNodes).toHaveLength(0);
  await mount(element, { default: () => <b>again</b> });
  expect(element.textContent).toBe('again');
});

test('reports an error of a later render, as React does by default', async () => {
  const reported = new Promise((resolve) => Object.assign(globalThis, { reportError: resolve }));
  const element = document.createElement('div');
  const Failing = () => {
    const [hasFailed, setFailed] = useState(false);
    if (hasFailed) throw new Error('later');
    return <button type="button" onClick={() => setFailed(true)} />;
  };
  await mount(element, { default: Failing });
  element.querySelector('button')?.click();
  await expect(reported).resolves.toEqual(new Error('later'));
});
