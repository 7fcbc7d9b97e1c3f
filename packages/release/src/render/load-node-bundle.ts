import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a commonjs bundle whose loader provides some modules. Remotes get React, styled-components, host and design from
 * the shell's bundle this way, so a page is rendered with exactly one of each, for any combination of versions.
 *
 * @param file absolute path of the bundle
 * @param provided modules by the name under which the bundle requires them; without Node's built-in ones
 * @throws any error of the bundle while it is evaluated
 */
export function loadNodeBundle(
  file: string,
  provided: Readonly<Record<string, unknown>> = {},
): unknown {
  const module = { exports: {} as unknown };
  const require = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    if (isBuiltin(name)) return nodeRequire(name) as unknown;
    throw new Error(`${file} requires "${name}", which the shell does not share`);
  };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  }) as (module: object, exports: unknown, require: (name: string) => unknown) => void;
  run(module, module.exports, require);
  return module.exports;
}
