/** What jest tests get before they run and end afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Ending {
  readonly stop?: () => unknown;
  readonly close?: () => unknown;
  readonly remove?: () => unknown;
}

type Start<Made> = () => Made | Promise<Made>;

const endOf = ({ stop, close, remove }: Ending) => (stop ?? close ?? remove)?.();

/**
 * Makes something before each test of this file or describe block; `stop`, `close` or `remove` ends it.
 * @returns what stands for that of the running test
 */
export function forEachTest<Made extends Ending>(start: Start<Made>): Made {
  let made: Made;
  beforeEach(async () => {
    made = await start();
  });
  afterEach(() => endOf(made));
  return standIn(() => made);
}

/** The same once for all of them. */
export function forAllTests<Made extends Ending>(start: Start<Made>): Made {
  let made: Made;
  beforeAll(async () => {
    made = await start();
  });
  afterAll(() => endOf(made));
  return standIn(() => made);
}

/** Of plain objects only: methods of a class would lose their `this`. */
function standIn<Made extends object>(current: () => Made): Made {
  return new Proxy({} as Made, {
    get: (_, name) => Reflect.get(current(), name) as unknown,
    set: (_, name, value) => Reflect.set(current(), name, value),
  });
}

/** @returns what makes a new folder; all of them go after the tests of this file or describe block */
export function temporaryFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'test-'));
    folders.push(folder);
    return folder;
  };
}

/** A folder that goes after the tests of this file or describe block. */
export const temporaryFolder = (): string => temporaryFolders()();
