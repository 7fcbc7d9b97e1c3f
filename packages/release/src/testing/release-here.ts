/**
 * Releases in a separate process, so that a test can limit or kill it: `release-here.ts SITE BUILDS FRONTEND …`.
 * BUILDS has one folder per frontend, by its name.
 */
import { join } from 'node:path';
import { parseFrontendName } from '../frontends';
import { messageOf } from '../message-of';
import { siteFolder } from '../store/site-folder';
import { releaseFrontends } from '../publish/switch-release';

const [root = '', builds = '', ...names] = process.argv.slice(2);
try {
  await releaseFrontends(
    siteFolder(root),
    names.map(parseFrontendName),
    'https://www.example.com',
    {
      buildFolder: (name) => join(builds, name),
    },
  );
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
