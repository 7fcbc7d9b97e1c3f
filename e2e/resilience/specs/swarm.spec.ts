// `npm run resilience -- swarm`: the stack on three real engines, each with a network and processes of its own.
import { whyNoEngines } from '../swarm/engines';
import { closeSwarmSite, openSwarmSite, type SwarmSite } from '../swarm/swarm-site';
import { describeTasks } from '../swarm/stack';
import { swarmSteps } from '../swarm/swarm-steps';
import { expect, test as plain } from '../test';

const test = plain.extend<object, { swarm: SwarmSite }>({
  swarm: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const swarm = await openSwarmSite();
      await use(swarm);
      await closeSwarmSite(swarm);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const note = (description: string) =>
  void test.info().annotations.push({ type: 'figures', description });

const noEngines = await whyNoEngines();

test.describe.serial('the site on three engines', { tag: '@swarm' }, () => {
  test.describe.configure({ timeout: 60 * 60_000, retries: 0 });
  test.skip(noEngines !== undefined, `engines: not tested (${noEngines})`);

  test.afterEach(async ({ swarm }, { status }) => {
    if (status !== 'failed' || !swarm.engines) return;
    const { managers, workers } = swarm.engines;
    note(await describeTasks(managers[0], workers));
    note(swarm.outer?.mongodbLog() ?? '');
  });

  for (const [title, step] of swarmSteps)
    test(title, async ({ swarm }) => {
      swarm.note = note;
      const figures = await step(swarm);
      note(figures);
      expect(figures, 'the step ends').toBeDefined();
    });
});
