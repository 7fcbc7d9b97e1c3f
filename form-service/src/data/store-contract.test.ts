import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRegistrationStore } from '../../testing/store-contract';
import { openStore } from './open-store';
import { locationBeside } from './store-location';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describeRegistrationStore('the store on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  folders.push(folder);
  const open = () =>
    openStore({ location: locationBeside(join(folder, 'forms')), mongodb: undefined });
  return { store: await open(), again: open };
});
