import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPreview, type SiteFolder } from '@site/release';
import { makePreview } from '@site/release/publish';
import { sendRequest } from '@site/testing/send-request';

export interface OpenedPreview {
  readonly id: string;
  /** What its link sets in a browser. */
  readonly cookie: string;
  readonly version: string;
}

/** Previews a build of mfe-press whose press pages say `previewed`, and opens its link. @param origin of the site */
export async function previewPress(site: SiteFolder, origin: string): Promise<OpenedPreview> {
  const version = `${Date.now()}`;
  const dist = join(site.root, 'builds/mfe-press');
  const built = site.serverFolder('mfe-press', '1');
  cpSync(site.publicFolder('mfe-press', '1'), join(dist, 'web'), { recursive: true });
  mkdirSync(join(dist, 'node'), { recursive: true });
  const pages = readFileSync(join(built, 'exposes.cjs'), 'utf8');
  const marked = pages.replace(
    'return response.json()',
    '$&.then((data) => ({ previewed: 1, ...data }))',
  );
  writeFileSync(join(dist, 'node/exposes.cjs'), marked);
  const manifest = JSON.parse(readFileSync(join(built, 'build-manifest.json'), 'utf8')) as object;
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ ...manifest, version }));
  const settings = { site, publicOrigin: origin, store: undefined };
  const shown = await makePreview(settings, 'mfe-press', { buildFolder: () => dist });
  const [, link = ''] = /^http:\/\/[^/]+(\S+)$/m.exec(shown) ?? [];
  const { cookies } = await sendRequest(origin, { path: link });
  const [cookie = ''] = (cookies[0] ?? '').split(';');
  const [id = ''] = cookie.replace('site.preview=', '').split('.');
  if (readPreview(site, id)?.version !== version) throw new Error(`not a preview: ${shown}`);
  return { id, cookie, version };
}
