/** The script of the small site: every version of every frontend has it under a hashed name. */
import { createHash } from 'node:crypto';
import type { FrontendName } from '@site/release';

const hashOf = (text: string) => createHash('sha256').update(text);

export const smallScriptName = (version: string) => `part.${version.padStart(8, '0')}.js`;

/** Long enough that the difference between two versions is smaller than the file. */
export function smallScriptText(name: FrontendName, version: string): string {
  const table = Array.from({ length: 40 }, (_, line) => hashOf(`${name} ${line}`).digest('hex'));
  return `console.log("${name} ${version}", ${JSON.stringify(table, null, 1)});\n`;
}

/** @returns `Available-Dictionary` of a browser that has it */
export function smallScriptDictionary(name: FrontendName, version: string): string {
  return `:${hashOf(smallScriptText(name, version)).digest('base64')}:`;
}
