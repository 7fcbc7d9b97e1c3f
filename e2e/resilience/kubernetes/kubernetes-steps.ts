/** The steps of the test on a control plane, in order. */
import {
  becomeAvailable,
  drainNodes,
  drainZone,
  staySpread,
  updateAndBack,
  updateOne,
} from './availability-steps';
import { applyAgain, applyChart, compareSchemas, runJobs, tryOthers } from './chart-steps';
import type { Step } from './site-on-cluster';

export const kubernetesSteps: readonly (readonly [title: string, step: Step])[] = [
  ['the chart is applied without a warning to a namespace that enforces "restricted"', applyChart],
  ['every Deployment becomes available, press-service by its autoscaler', becomeAvailable],
  [
    'the schemas that machines without a cluster check by are those of this API server',
    compareSchemas,
  ],
  ['pods are spread over three zones, one on a node', staySpread],
  [
    'the other branches of the values are accepted, and a pod that is not restricted is refused',
    tryOthers,
  ],
  ['jobs that release, ship, back up and test a restore run to their end', runJobs],
  ['applied again, and from a newer chart with the same images, nothing differs', applyAgain],
  ['every node with a pod is drained in turn: at most one pod of each part is missing', drainNodes],
  ['a whole zone is drained: at most one pod of each part is missing', drainZone],
  ['an update of all images and back: no pod is missing at any time', updateAndBack],
  ['one part is updated alone: no other is touched', updateOne],
];
