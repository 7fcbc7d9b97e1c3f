import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Region } from './region-model';

const file = path.resolve(import.meta.dirname, '../../data/region.json');

export function loadRegion(): Region {
  return JSON.parse(readFileSync(file, 'utf8')) as Region;
}
