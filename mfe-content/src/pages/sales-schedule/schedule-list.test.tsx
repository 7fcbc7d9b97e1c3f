/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { ScheduleList } from './schedule-list';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function nextStepAt(now: string): string | undefined {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(<ScheduleList />);
  return container.querySelector('[aria-current="step"] b')?.textContent;
}

test.each([
  ['long before the first step', '2026-11-20T03:00:00Z', '입주자모집공고'],
  [
    'on the day of a step, shortly before midnight in Korea',
    '2027-03-22T14:59:00Z',
    '특별공급 접수',
  ],
  ['shortly after midnight in Korea', '2027-03-22T15:01:00Z', '1순위 접수'],
  ['in the middle of a step of several days', '2027-04-13T03:00:00Z', '정당계약'],
  ['after the last step', '2027-05-01T00:00:00Z', undefined],
])('%s the next step is %s → %s [BUSINESS-7]', (_, now, step) => {
  expect(nextStepAt(now)).toBe(step);
});
