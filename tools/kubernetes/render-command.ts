/** `node --import tsx tools/kubernetes/render-command.ts` writes deploy/kubernetes/rendered/ again, after a change of the chart. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command';
import { chartFolder, findHelm, renderChart, renderings } from './render-chart';

await runCommand(async () => {
  const helm = findHelm();
  if (!helm) throw new Error('Helm is missing: put it on PATH, or set HELM to its path.');
  for (const [file, args] of Object.entries(renderings))
    writeFileSync(join(chartFolder, 'rendered', file), renderChart(helm, args));
});
