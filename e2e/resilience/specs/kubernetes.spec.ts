// `npm run resilience -- kubernetes`: the chart on a real control plane with 100 simulated nodes; no container runs.
import {
  openControlPlane,
  whyNoControlPlane,
  type ControlPlane,
} from '../kubernetes/control-plane';
import { kubernetesSteps } from '../kubernetes/kubernetes-steps';
import { expect, test as plain } from '../test';

const nodes = 100;

const test = plain.extend<object, { plane: ControlPlane }>({
  plane: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const plane = await openControlPlane(nodes);
      await use(plane);
      await plane.close();
    },
    // The first run builds Kubernetes from its Go modules.
    { scope: 'worker', timeout: 45 * 60_000 },
  ],
});

const noControlPlane = whyNoControlPlane();

test.describe.serial(`the chart on ${nodes} nodes`, { tag: '@kubernetes' }, () => {
  test.describe.configure({ timeout: 10 * 60_000, retries: 0 });
  test.skip(noControlPlane !== undefined, `engines: not tested (${noControlPlane})`);

  for (const [title, step] of kubernetesSteps)
    test(title, async ({ plane }) => {
      const figures = await step(plane);
      test.info().annotations.push({ type: 'figures', description: figures });
      expect(figures, 'the step ends').toBeDefined();
    });
});
