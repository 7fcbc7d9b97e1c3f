import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath, readRelease, type FrontendName, type SiteFolder } from '@site/release';

/** In every development build: React Fast Refresh, webpack's hot updates, the client and its overlay. */
const marks = [
  '$RefreshReg$',
  'webpackHotUpdate',
  'react-refresh',
  'siteDevelopment',
  'site-problems',
];

/** @returns a line for each file of the live release that has code of the development server */
export function developmentCodeIn(site: SiteFolder): readonly string[] {
  const { versions } = readRelease(site);
  const folders = [
    ...Object.entries(versions).map(([name, version]) => publicPath(name as FrontendName, version)),
    'current/pages',
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html)$/.test(file))
      .flatMap((file) => marksIn(site, join(folder, file))),
  );
}

function marksIn(site: SiteFolder, file: string): readonly string[] {
  const text = readFileSync(join(site.root, file), 'utf8');
  return marks
    .filter((mark) => text.includes(mark))
    .map((mark) => `${file} contains code of the development server: ${mark}`);
}
