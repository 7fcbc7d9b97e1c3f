import { execFileSync } from 'node:child_process';

/** @returns the registry that npm has for packages of the scope @site */
export function siteRegistry(): string | undefined {
  const value = execFileSync('npm', ['config', 'get', '@site:registry'], { encoding: 'utf8' });
  return value.trim() === 'undefined' ? undefined : value.trim();
}
