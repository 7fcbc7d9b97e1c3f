// Runs before the workers start, so that no two of them build the same frontend.
import { frontendNames } from '@site/release';
import { buildChangedFrontends } from '../../tools/bundler/build-changed-frontends';

export default function globalBuild(): Promise<void> {
  return buildChangedFrontends(frontendNames, { report: (line) => console.log(line) });
}
