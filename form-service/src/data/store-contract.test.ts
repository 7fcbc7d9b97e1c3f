import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { describeRegistrationStore } from '../../testing/store-contract';
import { openStore } from './open-store';
import { locationBeside } from './store-location';

const newFolder = temporaryFolders();

describeRegistrationStore('the store on SQLite', async () => {
  const location = locationBeside(join(newFolder(), 'forms'));
  const open = () => openStore({ location, mongodb: undefined });
  return { store: await open(), again: open };
});
