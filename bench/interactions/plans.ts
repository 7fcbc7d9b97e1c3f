/** The actions of a visitor on a page from the first paint on, and their expected result. */
export interface Plan {
  readonly name: string;
  /** The targets of the taps, one every 100 ms. */
  readonly target: string;
  readonly taps: number;
  /** Typed into the target after the taps, a letter every 100 ms. */
  readonly text?: string;
  /** Expression for the final state of the page. */
  readonly shown: string;
  readonly expected: string;
}

/** The browser itself opens it. */
const menu: Plan = {
  name: 'menu',
  target: 'header button[popovertarget]',
  taps: 1,
  shown: `String(document.getElementById('menu').matches(':popover-open'))`,
  expected: 'true',
};

/** Taps without effect, which hydrate the page nevertheless. */
const heading: Plan = {
  name: 'heading',
  target: 'h1',
  taps: 5,
  shown: `String(document.querySelectorAll('h1').length)`,
  expected: '1',
};

const text = '홍길동 010-1234';

function typing(target: string): Plan {
  const shown = `document.querySelector(${JSON.stringify(target)}).value`;
  return { name: 'typing', target, taps: 1, text, shown, expected: text };
}

function tab(panelId: string): Plan {
  return {
    name: 'tab',
    target: `[id="${panelId}-tab"]`,
    taps: 1,
    shown: `document.getElementById('${panelId}-tab').getAttribute('aria-selected')`,
    expected: 'true',
  };
}

const zoom: Plan = {
  name: 'zoom',
  target: '[role="group"]:has(> output) > button',
  taps: 3,
  shown: `document.querySelector('main output').textContent`,
  expected: '338%',
};

const nameField = typing('form[action^="/forms/"] input[name="name"]');

const own: Readonly<Record<string, readonly Plan[]>> = {
  home: [
    {
      name: 'type arrow',
      target: 'button[aria-label="다음 타입"]',
      taps: 3,
      shown: `document.querySelector('button[aria-label="다음 타입"]').previousSibling.lastChild.textContent`,
      expected: '4 / 5',
    },
    {
      name: 'slider',
      target: 'button[aria-label="다음"]',
      taps: 3,
      shown: `document.querySelector('button[aria-label="다음"] ~ [aria-live]').textContent`,
      expected: '7장 중 4번째',
    },
    nameField,
  ],
  'household-layout': [
    {
      name: 'building',
      target: 'fieldset [role="group"]:first-child > button:nth-child(5)',
      taps: 1,
      shown: `document.querySelector('fieldset [role="group"]:first-child > button:nth-child(5)').ariaPressed`,
      expected: 'true',
    },
  ],
  'guide-videos': [tab('clip-type59')],
  'model-house': [tab('tour-84A')],
  customer: [nameField],
  'promotion-customer': [nameField],
  'press-list': [typing('#admin-email')],
};

export function plansFor(routeId: string, html: string): readonly Plan[] {
  const isPlan = routeId.startsWith('floor-plan') && html.includes('<output>');
  return [menu, heading, ...(own[routeId] ?? []), ...(isPlan ? [zoom] : [])];
}
