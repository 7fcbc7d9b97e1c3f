import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledPart, repositoryRoot } from '@site/tools/compiled-part';
import { temporaryFolders } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { addThree, newRegistration, sentAs } from '../../../testing/new-registration';
import { openEmbeddedStore, type EmbeddedStore } from '../embedded-store';
import { locationBeside, type StoreLocation } from '../store-location';
import { successorOf } from './derived-keys';
import { createKeyFile, nextKeyFile, parseMasterKey } from './master-key';
import { readProof } from './receipt';
import { rotateMasterKey } from './rotate-master-key';

const newFolder = temporaryFolders();
let root: string;
let location: StoreLocation;
/** As the running service has it. */
let service: EmbeddedStore;
beforeEach(() => {
  root = newFolder();
  location = locationBeside(join(root, 'forms'));
  service = openEmbeddedStore(location);
  addThree(service);
});
afterEach(() => service.close());

const masterKey = () => readFileSync(location.masterKeyFile, 'utf8');
const readable = (store: EmbeddedStore) =>
  store.list().filter(({ isReadable }) => isReadable).length;

function readableAtNextStart(): number {
  const store = openEmbeddedStore(location);
  const count = readable(store);
  store.close();
  return count;
}

test('the running service reads, accepts, corrects, finds and recognises as before; the former key opens nothing', () => {
  const phone = '010-5555-0004';
  service.add(sentAs(phone));
  const { receipt = '' } = service.add(sentAs('010-5555-0009'));
  for (let turn = 0; turn < 2; turn += 1) {
    const former = masterKey();
    expect(rotateMasterKey(location)).toBe(5 + turn);
    expect(masterKey()).not.toBe(former);
    expect(readdirSync(location.keyFolder).filter((name) => name.startsWith('master'))).toEqual([
      'master.key',
    ]);
    expect(service.add(sentAs(phone)).isNew).toBe(false);
    expect(
      service.add(newRegistration({ fields: { name: '새', phone: `010-5555-100${turn}` } })).isNew,
    ).toBe(true);
    const proof = readProof(receipt, '0009');
    expect(proof && service.correct(proof, new Map([['message', `${turn}`]]))).toBeDefined();
    expect(service.findByPhone(phone).registrations).toHaveLength(1);
    expect([readable(service), readableAtNextStart()]).toEqual([6 + turn, 6 + turn]);
    const stolen = join(root, `stolen-${turn}`);
    writeFileSync(stolen, former, { mode: 0o600 });
    expect(() => openEmbeddedStore({ ...location, masterKeyFile: stolen })).toThrow(
      'another master key',
    );
  }
});

test.each<[string, () => void]>([
  [
    'before the keys are wrapped',
    () =>
      createKeyFile(
        nextKeyFile(location),
        successorOf(parseMasterKey(masterKey()) ?? Buffer.alloc(32)),
      ),
  ],
  [
    'before the file is replaced',
    () => {
      const former = masterKey();
      rotateMasterKey(location);
      renameSync(location.masterKeyFile, nextKeyFile(location));
      writeFileSync(location.masterKeyFile, former, { mode: 0o600 });
    },
  ],
])('ended %s: the service works and starts, and the next run goes on', (_when, end) => {
  end();
  service.add(sentAs('010-5555-0005'));
  expect([readable(service), readableAtNextStart()]).toEqual([4, 4]);
  const next = readFileSync(nextKeyFile(location), 'utf8');
  rotateMasterKey(location);
  expect(masterKey()).toBe(next);
  service.add(sentAs('010-5555-0006'));
  expect([readable(service), readableAtNextStart()]).toEqual([5, 5]);
});

test('killed at any time while the service accepts: every registration is readable', async () => {
  let added = 3;
  for (const round of representativeRows([0, 1, 2], 1)) {
    const script = 'form-service/testing/rotate-forever.ts';
    const child = spawn(process.execPath, [compiledPart(script) ?? '', location.dataFolder], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    for (let post = 0; post < 10 + 5 * round; post += 1, added += 1) {
      service.add(
        newRegistration({ fields: { name: '김윤슬', phone: `010-1234-${1000 + added}` } }),
      );
      await new Promise((done) => setTimeout(done, 7));
    }
    child.kill('SIGKILL');
    await ended;
    expect([readable(service), readableAtNextStart()]).toEqual([added, added]);
  }
  rotateMasterKey(location);
  expect(readableAtNextStart()).toBe(added);
});

test.each<[string, () => StoreLocation, string]>([
  [
    'a key in the environment',
    () => ({ ...location, masterKey: parseMasterKey(masterKey()) }),
    'FORM_MASTER_KEY or',
  ],
  [
    'a key elsewhere',
    () => ({ ...location, masterKeyFile: join(root, 'master.key') }),
    'FORM_MASTER_KEY_FILE is set',
  ],
  [
    'the key of another store',
    () => {
      const masterKeyFile = join(location.keyFolder, 'other.key');
      createKeyFile(masterKeyFile, Buffer.alloc(32, 7));
      return { ...location, masterKeyFile };
    },
    'another master key',
  ],
])('%s is refused, and nothing is changed', (_what, where, reason) => {
  const before = masterKey();
  const other = where();
  expect(() => rotateMasterKey(other)).toThrow(reason);
  expect(masterKey()).toBe(before);
  expect(readdirSync(location.keyFolder).filter((name) => name.endsWith('.next'))).toEqual([]);
  expect(readableAtNextStart()).toBe(3);
});
