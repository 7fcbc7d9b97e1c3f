/** For the browser specs of a team's repository: a test fails on any problem of its page. */
import { expect, test as plain } from '@playwright/test';
import { unexpectedProblems, watchProblems } from '../harness/checks/page-problems';

export { hydrate } from '../harness/steps/hydrated';
export { expect };

export const test = plain.extend({
  context: async ({ context, baseURL }, use) => {
    const problems = await watchProblems(context, baseURL ?? '');
    await use(context);
    const lines = unexpectedProblems(problems, {}).map(({ kind, text }) => `${kind}: ${text}`);
    expect(lines, 'problems on the page').toEqual([]);
  },
});
