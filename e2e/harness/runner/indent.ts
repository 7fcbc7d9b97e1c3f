import { stripVTControlCharacters } from 'node:util';

/** Text of a failed test, without colours, deeper than the line of its title: the checks read it so. */
export function indent(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/^/gm, '      ');
}
