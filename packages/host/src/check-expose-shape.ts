import type { ModuleId } from '@site/contract';
import type { ExposeModule } from './expose-module';

/**
 * A remote's code is another team's release: what it exports is unknown until this has looked at it.
 * @throws TypeError that names module and fault
 */
export function checkExposeShape(id: ModuleId, value: unknown): ExposeModule {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${id} exports nothing`);
  const { default: page, load, head, missingPath } = value as Record<string, unknown>;
  if (!isComponent(page)) throw new TypeError(`${id}: its default export is no React component`);
  for (const [name, part] of Object.entries({ load, head }))
    if (part !== undefined && typeof part !== 'function')
      throw new TypeError(`${id}: "${name}" is not a function`);
  if (missingPath !== undefined && typeof missingPath !== 'string')
    throw new TypeError(`${id}: "missingPath" is not a path`);
  return value as ExposeModule;
}

/** Functions, and the objects that memo, forwardRef and lazy make. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
