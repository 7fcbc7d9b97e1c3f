import { readdirSync } from 'node:fs';

/** @returns the names in a folder; none when it does not exist. @throws Error when it cannot be read: its files are there */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
