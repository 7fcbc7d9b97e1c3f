/** @jest-environment jsdom */
import { act, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { island } from '@site/host';
import { hydrateIsland } from './hydrate-island';

const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
Object.assign(globalThis, { scrollTo: jest.fn() });

/** Obsolete, but what Chromium's translator inserts. */
const fontTag: string = 'font';

let isBroken: boolean;
function Enquiry({ title }: { readonly title: string }) {
  const [count, setCount] = useState(0);
  if (isBroken) throw new Error('broken');
  return (
    <form>
      <h2>{title}</h2>
      <input name="name" />
      <details>
        <summary>more</summary>
      </details>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}
const EnquiryIsland = island('enquiry', Enquiry);

let element: HTMLElement;
let observer: MutationObserver | undefined;
const find = (selector: string) => element.querySelector<HTMLInputElement>(selector)!;
const details = () => element.querySelector('details')!;
const hydrate = (content: ReactNode = <Enquiry title="Enquiry" />) =>
  hydrateIsland(element, content);

beforeEach(() => {
  isBroken = false;
  consoleError.mockClear();
  document.body.innerHTML = renderToString(<EnquiryIsland title="Enquiry" />);
  element = document.querySelector<HTMLElement>('[data-island]')!;
});
afterEach(() => {
  observer?.disconnect();
  observer = undefined;
  globalThis.siteBoot = undefined;
});

/** As the pre-paint script does. */
function recordChanges() {
  const records: MutationRecord[] = [];
  const watching = new MutationObserver(() => undefined);
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  observer = watching;
  globalThis.siteBoot = {
    get changes() {
      records.push(...watching.takeRecords());
      return records;
    },
  } as never;
}

/** What others do to the page: a translation and an element of an extension. */
function alter() {
  const font = document.createElement(fontTag);
  font.append('문의');
  find('h2').firstChild!.replaceWith(font);
  find('form').prepend(document.createElement('aside'));
}

async function press() {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => find('button').click());
  environment.IS_REACT_ACT_ENVIRONMENT = false;
}

test('HTML as it was sent keeps its nodes, and works', async () => {
  const nodes = [...element.querySelectorAll('*')];
  find('input').value = '홍길동';
  hydrate();
  expect([...element.querySelectorAll('*')]).toEqual(nodes);
  expect(find('input').value).toBe('홍길동');
  expect(element.hasAttribute('data-props')).toBe(false);
  await press();
  expect(find('button').textContent).toBe('1');
  expect(consoleError).not.toHaveBeenCalled();
});

test('recorded changes of others stay, and the island keeps its nodes and works', async () => {
  const nodes = [...element.querySelectorAll('*')];
  recordChanges();
  alter();
  hydrate();
  expect(find('h2').innerHTML).toBe('<font>문의</font>');
  expect(find('form').firstElementChild?.tagName).toBe('ASIDE');
  expect(nodes.filter((node) => !element.contains(node))).toEqual([]);
  await press();
  expect(find('button').textContent).toBe('1');
  expect(find('h2').textContent).toBe('문의');
  expect(consoleError).not.toHaveBeenCalled();
});

test('changes that were not recorded: new nodes in the same task, with what the visitor did', async () => {
  alter();
  const before = find('input');
  before.value = '홍길동';
  before.focus();
  before.setSelectionRange(1, 2);
  details().open = true;
  hydrate();
  const after = find('input');
  expect(after).not.toBe(before);
  expect(before.isConnected).toBe(false);
  expect(element.querySelectorAll('form')).toHaveLength(1);
  expect([find('h2').innerHTML, after.value]).toEqual(['Enquiry', '홍길동']);
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([1, 2]);
  expect(details().open).toBe(true);
  expect(consoleError).toHaveBeenCalledWith('Hydration', expect.anything());
  await press();
  expect(find('button').textContent).toBe('1');
});

test('an island that throws leaves a static snapshot with what the visitor did', () => {
  isBroken = true;
  find('input').value = '홍길동';
  find('input').focus();
  hydrate();
  const { textContent } = find('[data-static-snapshot]');
  expect(textContent).toBe('Enquirymore0');
  expect(find('input').value).toBe('홍길동');
  expect(document.activeElement).toBe(find('input'));
  expect(consoleError).toHaveBeenCalled();
});

test('so does an island that throws later', async () => {
  hydrate();
  find('input').value = '홍길동';
  isBroken = true;
  await press();
  expect(find('[data-static-snapshot] h2').textContent).toBe('Enquiry');
  expect(find('input').value).toBe('홍길동');
});
