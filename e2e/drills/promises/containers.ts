import { runComposeDrill } from '../compose/run-compose-drill';
import type { OwnDrill } from '../runner/drill';

export const containers: OwnDrill = {
  title: 'the whole site in containers, from nothing to nothing: nothing is lost in between',
  group: 'compose',
  async runApart() {
    const { line, isTested, passed } = await runComposeDrill();
    if (!isTested) return [{ what: line, isSkipped: true }];
    return Array.from({ length: passed }, (_, step) => ({ what: `step ${step + 1}: ${line}` }));
  },
};
