/** The table of site-server/testing/edge-cases.ts against the edge of docker-compose.yml, in front of the small site instead of the real one. */
import { chmodSync, rmSync } from 'node:fs';
import { copySmallSite } from '@site/site-server/testing/copy-small-site';
import { noLimits, runEdgeCases } from '../site/run-edge-cases';
import { wait, type ProjectState } from './project-state';

/** The second line keeps the shell's container from releasing its own build: it takes it for one that was rolled back. */
const moveIn = `cp -R --preserve=timestamps /small/. /releases/ &&
  node -p "require('/app/shell/dist/build-manifest.json').version" >/releases/shipped-shell`;

/** Takes the place of the site of the steps before, whose data are gone. */
export async function answerAlike({ compose, origin }: ProjectState) {
  await compose.run(['--profile', 'jobs', 'down', '--volumes']);
  const small = await copySmallSite();
  try {
    // Read by uid 1000 of the container.
    chmodSync(small.root, 0o755);
    const run = ['run', '--rm', '--no-deps', '--volume', `${small.root}:/small:ro`];
    await compose.run([...run, 'shell', 'sh', '-c', moveIn]);
  } finally {
    rmSync(small.root, { recursive: true, force: true });
  }
  // The address for which the small site was released: for another one its pages would be rendered again.
  const env = { ...noLimits, PUBLIC_ORIGIN: 'http://localhost:8080' };
  await compose.run(['up', '--detach', '--no-build', ...wait], env);
  return runEdgeCases([origin]);
}
