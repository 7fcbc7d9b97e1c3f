import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage';

/** node's parseArgs, whose complaints become a UsageError. */
export function parseOptions<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (fault) {
    throw new UsageError((fault as Error).message);
  }
}
