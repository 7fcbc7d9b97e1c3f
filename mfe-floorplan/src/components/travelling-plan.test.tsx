/** @jest-environment jsdom */
import { travelWithPlan } from './travelling-plan';

const plan = '<main><picture style="--is: plan"></picture></main>';

beforeEach(() => {
  document.body.innerHTML = plan;
  // jsdom knows neither the property nor the method.
  globalThis.getComputedStyle = (() => ({
    getPropertyValue: (name: string) => (name === 'view-transition-name' ? 'unit-plan' : ''),
  })) as never;
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

function startTransitions() {
  const ends: Promise<unknown>[] = [];
  Object.assign(document, {
    startViewTransition: (update: () => Promise<unknown>) => {
      ends.push(update());
      return { ready: Promise.reject(new Error('skipped')) };
    },
  });
  return ends;
}

test('the transition ends when the next page has its plan', async () => {
  const ends = startTransitions();
  const navigate = jest.fn(() => {
    document.body.innerHTML = '<main>loading</main>';
    setTimeout(() => (document.body.innerHTML = plan));
  });
  travelWithPlan(navigate);
  expect(navigate).toHaveBeenCalledTimes(1);
  await ends[0];
  expect(document.querySelector('picture')).not.toBeNull();
});

test('a page that does not come is not waited for', async () => {
  const ends = startTransitions();
  travelWithPlan(() => undefined);
  await expect(ends[0]).resolves.toBeUndefined();
});

test('without a plan, or in a browser without transitions, it only navigates', () => {
  const navigate = jest.fn();
  travelWithPlan(navigate);
  const ends = startTransitions();
  document.body.innerHTML = '';
  travelWithPlan(navigate);
  expect([navigate.mock.calls.length, ends]).toEqual([2, []]);
});
