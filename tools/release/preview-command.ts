/**
 * `npm run preview -- <frontend>`: the live release with this build of one frontend, for those who have its link; visitors get
 * nothing of it. `list` shows the links that are valid, `remove <id>` ends one at once.
 */
import { parseArgs } from 'node:util';
import {
  listPreviews,
  parseFrontendName,
  readLiveRelease,
  readPreview,
  removePreview,
} from '@site/release';
import {
  defaultPreviewDays,
  makePreview,
  maxPreviewDays,
  presentPreview,
  readReleaseSettings,
  type ReleaseSettings,
} from '@site/release/publish';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { runCommand } from '../run-command';

const usage = `Usage: npm run preview -- <frontend> [--days <1 to ${maxPreviewDays}>] | list | remove <id>`;

await runCommand(async (args) => {
  const { words, days } = readArguments(args);
  const [first = '', id = ''] = words;
  const inUse = readLiveRelease(readReleaseSettings(process.env).site)?.publicOrigin;
  const settings = readReleaseSettings(process.env, inUse);
  if (first === 'list' && words.length === 1) return list(settings);
  if (first === 'remove' && words.length === 2) return remove(settings, id);
  if (words.length !== 1) throw new Error(usage);
  const frontend = parseFrontendName(first);
  await buildChangedFrontends([frontend], { report: (line) => console.log(line) });
  console.log(await makePreview(settings, frontend, { days }));
});

function readArguments(args: readonly string[]) {
  const options = { days: { type: 'string', default: String(defaultPreviewDays) } } as const;
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > maxPreviewDays) throw new Error('--days');
    return { words: positionals, days };
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

function list({ site, publicOrigin }: ReleaseSettings) {
  const previews = listPreviews(site);
  for (const preview of previews) console.log(presentPreview(site, publicOrigin, preview));
  console.log(previews.length === 1 ? '1 preview' : `${previews.length} previews`);
}

function remove({ site }: ReleaseSettings, id: string) {
  if (!readPreview(site, id)) throw new Error(`There is no preview "${id}". ${usage}`);
  removePreview(site, id);
  console.log(`Preview ${id} is removed; its links open nothing any more.`);
}
