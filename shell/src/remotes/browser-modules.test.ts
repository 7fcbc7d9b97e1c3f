/** @jest-environment jsdom */
import type { ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { createBrowserModules } from './browser-modules';
import { loadModule } from './load-module';
import type { PinnedRemotes } from './pinned-remotes';

jest.mock('./load-module', () => ({ loadModule: jest.fn() }));
jest.mock('./pause-after', () => ({ pauseAfter: () => Promise.resolve() }));
jest.spyOn(console, 'warn').mockImplementation(() => undefined);

const load = jest.mocked(loadModule);
const id: ModuleId = 'mfe-press/PressList';
const found: ExposeModule = { default: () => null };
const create = () => createBrowserModules({} as PinnedRemotes);

function failsTimes(times: number) {
  load.mockReset();
  for (let attempt = 0; attempt < times; attempt += 1)
    load.mockRejectedValueOnce(new Error('refused'));
  load.mockResolvedValue(found);
}

test('retries without limit for islands, whose HTML is there, and reports each failure', async () => {
  failsTimes(20);
  const handleFailure = jest.fn();
  await expect(create().keepTrying(id, handleFailure)).resolves.toBe(found);
  expect(load).toHaveBeenCalledTimes(21);
  expect(handleFailure).toHaveBeenCalledTimes(20);
});

test('makes two attempts for an empty boundary; the next read starts again', async () => {
  failsTimes(3);
  const modules = create();
  await expect(modules.read(id)).rejects.toThrow('refused');
  expect(load).toHaveBeenCalledTimes(2);
  await expect(modules.read(id)).resolves.toBe(found);
});

test('concurrent reads share one promise; a loaded module is returned synchronously', async () => {
  failsTimes(0);
  const modules = create();
  const first = modules.read(id);
  expect(modules.read(id)).toBe(first);
  expect(modules.isLoaded(id)).toBe(false);
  await first;
  expect(modules.isLoaded(id)).toBe(true);
  expect(modules.read(id)).toBe(found);
  await modules.keepTrying(id, jest.fn());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a module loaded for a boundary ends the retries for the islands', async () => {
  failsTimes(1);
  const modules = create();
  await Promise.all([modules.keepTrying(id, jest.fn()), modules.read(id)]);
  expect(load).toHaveBeenCalledTimes(2);
});
