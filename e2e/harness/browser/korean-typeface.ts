import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '@site/release';

/**
 * Every phone sold in Korea has a Korean typeface; a machine that runs the specs may have none. Adds one to those of the
 * machine, for a browser that is started with this environment.
 */
export function withKoreanTypeface(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const folder = path.join(repositoryRoot, '.cache/typefaces');
  const typefaces = createRequire(import.meta.url).resolve('@expo-google-fonts/nanum-gothic');
  // The bundled Chromium has its own folder of typefaces and of their configuration.
  const machine = path.join(env['FONTCONFIG_PATH'] ?? '/etc/fonts', 'fonts.conf');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${env['FONTCONFIG_FILE'] ?? machine}</include>
  <dir>${path.join(path.dirname(typefaces), '400Regular')}</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  const set = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...Object.fromEntries(set), FONTCONFIG_FILE: file };
}
