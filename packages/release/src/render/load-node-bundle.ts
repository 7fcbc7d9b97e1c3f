import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a commonjs bundle that leaves some modules to its loader. Remotes get React, styled-components, host
 * and design from the shell's bundle this way, so a page is rendered with exactly one of each, whichever
 * versions of shell and remote meet.
 *
 * @param file absolute path of the bundle
 * @param provided modules by the name under which the bundle requires them; Node's own need not be named
 * @throws whatever the bundle throws while it is evaluated
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
