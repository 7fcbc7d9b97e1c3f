import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { descriptionSource } from './content/page-texts';
import { addEntry, addToList, entriesOf, hasKey, literal, removeEntries } from './edit-source';
import type { NewPage } from './read-arguments';
import { composeService, pageFiles, remoteFiles } from './templates';

const contract = 'packages/contract/src';
const composeFile = 'docker-compose.yml';
const afterRemotes = '\n  # docker compose run --rm backup';

/**
 * @param root of the repository
 * @throws Error when the remote or its address exists; then nothing is written
 */
export function addRemote(root: string, page: NewPage): void {
  const { remote } = page;
  if (existsSync(join(root, remote)) || isRemote(root, remote))
    throw new Error(`${remote} exists. For one more page: npm run new -- page ${remote}/<Page> …`);
  refuseKnownAddress(root, page);
  edit(root, `${contract}/remotes.ts`, (text) =>
    addEntry(text, 'exposesByRemote', `'${remote}': ['./${page.expose}']`),
  );
  addToTables(root, page);
  const files = remoteFiles(root, remote);
  writeFiles(root, remote, { ...files, ...pageFiles(page) });
  edit(root, composeFile, (text) =>
    text.replace(afterRemotes, `${composeService(remote)}${afterRemotes}`),
  );
  editLockfile(root, (packages) => {
    const manifest = JSON.parse(files['package.json'] ?? '') as LockedPackage;
    const { version, dependencies, devDependencies } = manifest;
    packages[remote] = { version, dependencies, devDependencies };
    packages[`node_modules/${remote}`] = { resolved: remote, link: true };
  });
}

/** @throws Error when the remote is missing or the page or its address exists; then nothing is written */
export function addPage(root: string, page: NewPage): void {
  const { remote, expose } = page;
  if (!isRemote(root, remote))
    throw new Error(`There is no ${remote}. For a new one: npm run new -- remote ${remote} …`);
  refuseKnownAddress(root, page);
  refuseExistingFiles(root, page);
  edit(root, `${contract}/remotes.ts`, (text) =>
    addToList(text, 'exposesByRemote', remote, `./${expose}`),
  );
  addToTables(root, page);
  writeFiles(root, remote, pageFiles(page));
}

/** @throws Error when there is no such remote, or a menu or a slot of another page needs it; then nothing is removed */
export function removeRemote(root: string, remote: string): void {
  if (!isRemote(root, remote)) throw new Error(`There is no ${remote}`);
  const used = removeEntries(read(root, `${contract}/routes.ts`), 'routes', isRouteOf(remote));
  if (used.includes(`'${remote}/`))
    throw new Error(`Pages of other remotes show ${remote}: see slotModules in routes.ts`);
  const ids = routeIdsOf(root, remote);
  const menus = read(root, `${contract}/menu.ts`);
  const inMenus = ids.filter((id) => menus.includes(`'${id}'`));
  if (inMenus.length > 0)
    throw new Error(`Remove ${inMenus.join(', ')} from ${contract}/menu.ts first`);
  edit(root, `${contract}/remotes.ts`, (text) =>
    removeEntries(text, 'exposesByRemote', (entry) => entry.startsWith(`'${remote}'`)),
  );
  edit(root, `${contract}/routes.ts`, () => used);
  edit(root, `${contract}/heads.ts`, (text) =>
    removeEntries(text, 'heads', (entry) =>
      ids.some((id) => entry.startsWith(`'${id}':`) || entry.startsWith(`${id}:`)),
    ),
  );
  edit(root, composeFile, (text) => text.replace(composeService(remote), ''));
  editLockfile(root, (packages) => {
    Reflect.deleteProperty(packages, remote);
    Reflect.deleteProperty(packages, `node_modules/${remote}`);
  });
  rmSync(join(root, remote), { recursive: true });
}

function addToTables(root: string, { remote, expose, id, path, label }: NewPage) {
  edit(root, `${contract}/routes.ts`, (text) =>
    addEntry(
      text,
      'routes',
      `page({\n  id: '${id}',\n  path: '${path}',\n  module: '${remote}/${expose}',\n  label: ${literal(label)},\n})`,
    ),
  );
  edit(root, `${contract}/heads.ts`, (text) =>
    addEntry(
      text,
      'heads',
      `${id.includes('-') ? `'${id}'` : id}: head(${literal(label)}, ${descriptionSource(label)})`,
    ),
  );
}

function refuseKnownAddress(root: string, { id, path }: NewPage) {
  const routes = read(root, `${contract}/routes.ts`);
  if (routes.includes(`path: '${path}'`)) throw new Error(`A page with the path ${path} exists`);
  if (hasKey(read(root, `${contract}/heads.ts`), 'heads', id))
    throw new Error(`A page with the id "${id}" exists`);
}

/** A page has the folder of its name for itself. */
function refuseExistingFiles(root: string, page: NewPage) {
  const places = [`src/pages/${page.id}`, ...Object.keys(pageFiles(page))];
  const existing = places.find((place) => existsSync(join(root, page.remote, place)));
  if (existing !== undefined)
    throw new Error(`${page.remote}/${existing} exists: choose another name than ${page.expose}`);
}

function isRemote(root: string, remote: string): boolean {
  return hasKey(read(root, `${contract}/remotes.ts`), 'exposesByRemote', remote);
}

const isRouteOf = (remote: string) => (entry: string) => entry.includes(`module: '${remote}/`);

function routeIdsOf(root: string, remote: string): readonly string[] {
  return entriesOf(read(root, `${contract}/routes.ts`), 'routes')
    .filter(isRouteOf(remote))
    .flatMap((entry) => /id: '([^']+)'/.exec(entry)?.[1] ?? []);
}

interface LockedPackage {
  readonly version?: string | undefined;
  readonly dependencies?: object | undefined;
  readonly devDependencies?: object | undefined;
  readonly resolved?: string;
  readonly link?: boolean;
}

function editLockfile(root: string, change: (packages: Record<string, LockedPackage>) => void) {
  edit(root, 'package-lock.json', (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, LockedPackage> };
    change(lock.packages);
    const { '': top = {}, ...others } = lock.packages;
    const sorted = Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'));
    lock.packages = { '': top, ...Object.fromEntries(sorted) };
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function edit(root: string, file: string, change: (text: string) => string) {
  writeFileSync(join(root, file), change(read(root, file)));
}

function writeFiles(root: string, remote: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, remote, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
