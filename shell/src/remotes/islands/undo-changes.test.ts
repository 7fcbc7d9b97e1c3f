/** @jest-environment jsdom */
import { undoChanges } from './undo-changes';

/** Obsolete, but what Chromium's translator inserts. */
const fontTag: string = 'font';

let island: HTMLElement;
let observer: MutationObserver;

const sent =
  '<p id="price">from <b>9</b> million</p><ul><li>one</li><li>two</li><li>three</li></ul>';
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const textOf = (selector: string) => find(selector).firstChild as Text;

/** The nodes that were sent, in document order. */
let nodes: readonly Node[];
const nodesNow = () => {
  const walker = document.createTreeWalker(island, NodeFilter.SHOW_ALL);
  return Array.from({ length: 99 }, () => walker.nextNode()).filter((node) => node !== null);
};

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><h1>title</h1><div id="island">${sent}</div></div>`;
  island = find('#island');
  nodes = nodesNow();
  observer = new MutationObserver(() => undefined);
  // As the pre-paint script does.
  observer.observe(find('#root'), {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
});
afterEach(() => observer.disconnect());

/** Undoes what others have done, and expects the very nodes that were sent. */
function undo(change: () => void) {
  change();
  const redo = undoChanges(observer.takeRecords(), island);
  expect(island.innerHTML).toBe(sent);
  expect(nodesNow()).toEqual(nodes);
  return redo;
}

/** As Chromium does. */
function translate(text: Text, translated: string) {
  const [outer, inner] = [document.createElement(fontTag), document.createElement(fontTag)];
  outer.append(inner);
  inner.append(translated);
  text.replaceWith(outer);
  // Again, with a better translation.
  inner.replaceChildren(`${translated}!`);
}

const changes: Record<string, () => void> = {
  'a text wrapped, as Safari does with numbers': () => {
    const number = textOf('li').splitText(1);
    const link = document.createElement('a');
    number.replaceWith(link);
    link.append(number);
  },
  'texts translated in nested elements': () => {
    translate(textOf('#price'), 'von');
    translate(find('#price').lastChild as Text, 'Millionen');
    translate(textOf('b'), 'neun');
  },
  'elements inserted everywhere': () => {
    for (const element of [island, find('ul'), find('#price')])
      for (const place of ['afterbegin', 'beforeend'] as const)
        element.insertAdjacentHTML(place, '<i>extension</i>');
    find('li').insertAdjacentHTML('afterend', '<li>advert</li>');
  },
  'texts changed in place, twice': () => {
    textOf('li').data = 'eins';
    textOf('li').data = 'uno';
    textOf('b').data = '10';
  },
  'a text changed in an element that is removed then': () => {
    textOf('b').data = '10';
    find('b').remove();
  },
  'an element replaced': () => {
    const span = document.createElement('span');
    span.textContent = 'two!';
    find('li:nth-child(2)').replaceWith(span);
  },
};

test.each(Object.entries(changes))('%s: undone for React, then made again', (_, change) => {
  let visible: string | null = null;
  const redo = undo(() => {
    change();
    visible = island.textContent;
  });
  redo();
  for (const hidden of island.querySelectorAll<HTMLElement>('[style*="display: none"]'))
    hidden.remove();
  expect(island.textContent).toBe(visible);
});

test('an element that was wrapped stays visible where React has it', () => {
  const wrapped = find('li:nth-child(2)');
  const wrap = document.createElement('div');
  undo(() => {
    wrapped.replaceWith(wrap);
    wrap.append(wrapped, 'icon');
  })();
  expect([...find('ul').childNodes].map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
    'icon',
    'three',
  ]);
  expect(wrapped.style.display).toBe('');
});

test('an element of others that they have moved stays where they want it', () => {
  const advert = document.createElement('li');
  undo(() => {
    find('ul').prepend(advert);
    find('ul').append(advert);
  })();
  expect(find('ul').lastChild).toBe(advert);
});

test('an element that was removed is hidden and stays where React may update or move it', () => {
  const removed = find('li:nth-child(2)');
  undo(() => removed.remove())();
  expect([removed.parentElement, removed.style.display]).toEqual([find('ul'), 'none']);
});

test('makes a change again only where React has left the nodes as they were', () => {
  const [first, second, third] = [find('li'), find('li:nth-child(2)'), find('li:nth-child(3)')];
  const redo = undo(() => {
    translate(first.firstChild as Text, 'eins');
    (second.firstChild as Text).data = 'zwei';
    third.insertAdjacentHTML('beforeend', '<i>extension</i>');
  });
  first.textContent = 'rendered';
  (second.firstChild as Text).data = 'rendered';
  third.remove();
  redo();
  expect(find('ul').textContent).toBe('renderedrendered');
  expect(third.querySelector('i')).toBeNull();
});

test('leaves changes outside of the island alone', () => {
  const redo = undo(() => {
    translate(textOf('h1'), 'Titel');
    island.insertAdjacentHTML('beforebegin', '<i>extension</i>');
    textOf('b').data = '10';
  });
  const others = '<h1><font><font>Titel!</font></font></h1><i>extension</i>';
  expect(find('#root').innerHTML.startsWith(others)).toBe(true);
  redo();
  expect(find('#root').innerHTML.startsWith(others)).toBe(true);
  expect(find('b').textContent).toBe('10');
});

test('without changes it does nothing', () => {
  undo(() => undefined)();
  expect(island.innerHTML).toBe(sent);
});
