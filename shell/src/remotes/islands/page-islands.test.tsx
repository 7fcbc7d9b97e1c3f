/** @jest-environment jsdom */
import { useEffect, type ReactNode } from 'react';
import type { ModuleId } from '@site/contract';
import { island, type ExposeModule } from '@site/host';
import type { BrowserModules } from '../browser-modules';
import { prepareModule } from '../load-module';
import type { PinnedRemotes } from '../pinned-remotes';
import { createPageIslands } from './page-islands';

jest.mock('../load-module', () => ({ prepareModule: jest.fn() }));
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, height: 0 }) as DOMRect;
Object.assign(globalThis, { scrollTo: jest.fn() });
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

let seen: string[];
function Part({ name }: { readonly name: string }) {
  useEffect(() => {
    seen.push(name);
    return () => void seen.push(`${name} ends`);
  }, [name]);
  return <b>{name}</b>;
}

const home = 'mfe-content/Home';
const plans = 'mfe-floorplan/UnitPlansSlot';
const form = 'mfe-registration/VisitFormSlot';
const [Slider, Cards, Share] = [
  island('slider', Part),
  island('cards', Part),
  island('share', Part),
];

const html = (name: string) =>
  `<div data-island="${name}" data-props='{"name":"${name}"}'><b>${name}</b></div>`;

const find = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)!;

let active: readonly Element[];
const keepTrying = jest.fn<Promise<ExposeModule>, Parameters<BrowserModules['keepTrying']>>();
const giveUp = jest.fn();
const replay = jest.fn((part: Element) => {
  seen.push(`replay ${part.textContent}`);
  return Promise.resolve();
});

const modules: Partial<Record<ModuleId, ExposeModule>> = {
  [home]: { default: () => null, islands: [Slider, Cards] },
  [plans]: { default: () => <Part name="plans" /> },
  [form]: { default: () => <Part name="form" /> },
};

const create = (wrap = (content: ReactNode) => content) =>
  createPageIslands({
    modules: { keepTrying } as never,
    pinned: {} as PinnedRemotes,
    input: { active: () => active, replay, giveUp },
    wrap,
    renderExpose: (_, { default: Expose }) => <Expose params={{}} data={undefined} />,
  });

/** Until nothing happens any more, but before the turn of a remote that hangs is over. */
async function settle() {
  for (let task = 0; task < 30; task++) await jest.advanceTimersByTimeAsync(1);
}
const hydrated = () => seen.filter((name) => !/^replay|ends$/.test(name));

const whole = (id: ModuleId, name: string) =>
  `<div id="${name}" data-module="${id}" data-island="" data-props=""><b>${name}</b></div>`;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(prepareModule).mockResolvedValue(undefined);
  keepTrying.mockImplementation((id) => Promise.resolve(modules[id] as ExposeModule));
  seen = [];
  active = [];
  document.body.innerHTML = `
    ${html('share')}
    <div data-module="${home}">
      ${html('slider')}${html('cards')}
      ${whole(plans, 'plans')}${whole(form, 'form')}
    </div>`;
});
afterEach(() => jest.useRealTimers());

test('hydrates one remote at a time and replays the input of each island', async () => {
  create().hydrateRemotes();
  await settle();
  expect(seen).toEqual(
    ['slider', 'cards', 'plans', 'form'].flatMap((name) => [name, `replay ${name}`]),
  );
  expect(document.querySelectorAll('[data-props]')).toHaveLength(1);
  expect(consoleError).not.toHaveBeenCalled();
});

test('what the visitor uses comes first: among the remotes that wait, and among the islands of one', async () => {
  active = [find('cards').firstElementChild!, document.querySelector('#form b')!];
  create().hydrateRemotes();
  await settle();
  expect(hydrated()).toEqual(['cards', 'slider', 'form', 'plans']);
});

test("the shell's own islands need no remote", async () => {
  void create().hydrateShell([Share]);
  await settle();
  expect(seen).toEqual(['share', 'replay share']);
  expect(keepTrying).not.toHaveBeenCalled();
});

test('what surrounds an island is the same for all', async () => {
  const wrap = jest.fn((content: ReactNode) => content);
  const islands = create(wrap);
  void islands.hydrateShell([Share]);
  islands.hydrateRemotes();
  await settle();
  expect(wrap).toHaveBeenCalledTimes(5);
});

test.each(['prepared', 'run'])(
  'code that cannot be %s: the links are plain ones, the others go on, and a retry hydrates later',
  async (step) => {
    let succeed: () => void = () => undefined;
    if (step === 'prepared')
      jest
        .mocked(prepareModule)
        .mockImplementation((id) =>
          id === home ? Promise.reject(new Error('refused')) : Promise.resolve(),
        );
    keepTrying.mockImplementation((id, handleFailure) => {
      if (id !== home) return Promise.resolve(modules[id] as ExposeModule);
      handleFailure();
      return new Promise((resolve) => (succeed = () => resolve(modules[id] as ExposeModule)));
    });
    create().hydrateRemotes();
    await settle();
    expect(giveUp).toHaveBeenCalledWith(home);
    expect(giveUp).not.toHaveBeenCalledWith(plans);
    expect(hydrated()).toEqual(['plans', 'form']);
    succeed();
    await settle();
    expect(hydrated()).toEqual(['plans', 'form', 'slider', 'cards']);
  },
);

test('an island that its expose does not export: the error is logged, the others go on', async () => {
  keepTrying.mockImplementation((id) =>
    Promise.resolve(
      id === home
        ? { ...(modules[id] as ExposeModule), islands: [Cards] }
        : (modules[id] as ExposeModule),
    ),
  );
  create().hydrateRemotes();
  await settle();
  expect(consoleError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'no island is named slider' }),
  );
  expect(hydrated()).toEqual(['cards', 'plans', 'form']);
  expect(find('slider').outerHTML).toBe('<div data-island="slider"><b>slider</b></div>');
});

test('an island that another page has removed is not hydrated', async () => {
  create().hydrateRemotes();
  document.body.replaceChildren();
  await settle();
  expect(seen).toEqual([]);
});

test('another page ends the islands of the remotes, but not those of the frame', async () => {
  const islands = create();
  void islands.hydrateShell([Share]);
  islands.hydrateRemotes();
  await settle();
  seen = [];
  islands.unmountRemotes();
  await settle();
  expect(seen).toEqual(['slider ends', 'cards ends', 'plans ends', 'form ends']);
});
