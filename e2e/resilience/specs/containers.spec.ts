// `npm run resilience -- compose`: the whole site in containers on a real Docker engine, from the first start to its
// removal.
import { composeSteps } from '../compose/compose-steps';
import { openComposeProject, type ComposeProject } from '../compose/compose-project';
import { whyNoEngine } from '../compose/docker';
import { expect, test as plain } from '../test';

const test = plain.extend<object, { project: ComposeProject }>({
  project: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const project = await openComposeProject();
      await use(project);
      await project.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const noEngine = await whyNoEngine();

test.describe.serial('the whole site in containers', { tag: '@compose' }, () => {
  test.describe.configure({ timeout: 30 * 60_000, retries: 0 });
  test.skip(noEngine !== undefined, `containers: not tested (${noEngine})`);

  test.afterEach(async ({ project }, { status }) => {
    if (status === 'failed') console.log(await project.lastLogs());
  });

  for (const [title, step] of composeSteps)
    test(title, async ({ project }) => {
      const figures = await step(project.state);
      test.info().annotations.push({ type: 'figures', description: figures });
      expect(figures, 'the step ends').toBeDefined();
    });
});
