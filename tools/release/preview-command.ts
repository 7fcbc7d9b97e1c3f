/**
 * `npm run preview -- <frontend>`: the live release with this build of one frontend, for those who have its link; visitors get
 * nothing of it. `list` shows the links that are valid, `remove <id>` ends one at once.
 */
import { parseWholeNumber } from '@site/environment';
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
import { readArguments, runCommand } from '../run-command';

const usage = `Usage: npm run preview -- <frontend> [--days <1 to ${maxPreviewDays}>] | list | remove <id>`;

await runCommand(async (args) => {
  const options = { days: { type: 'string', default: String(defaultPreviewDays) } } as const;
  const { values, positionals: words } = readArguments(args, options, usage);
  const days = parseWholeNumber(values.days, 1, maxPreviewDays);
  if (days === undefined) throw new Error(usage);
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
