import { readFileSync } from 'node:fs';

/** @throws Error that names the file, when it is missing or not JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(`${file} is ${isMissing ? 'missing' : 'not JSON'}`, { cause: error });
  }
}
