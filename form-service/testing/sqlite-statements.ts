/** Statements of every SQLite connection of this process, observed or made to fail. */
import { openFile } from '@site/service-kit/sqlite';

type Statements = Record<'exec' | 'prepare', (sql: string) => unknown>;

/** Runs `work` after the first statement of this beginning. */
export function afterStatement(method: keyof Statements, beginning: string, work: () => void) {
  replaceStatement(method, (sql, run, restore) => {
    const result = run();
    if (sql.startsWith(beginning)) {
      restore();
      work();
    }
    return result;
  });
}

/** Every statement of this beginning fails with the library's error, until `jest.restoreAllMocks()`. */
export function failStatements(beginning: string, code: string): void {
  for (const method of ['exec', 'prepare'] as const)
    replaceStatement(method, (sql, run) => {
      if (!sql.startsWith(beginning)) return run();
      throw Object.assign(errorOfLibrary(), { code });
    });
}

function replaceStatement(
  method: keyof Statements,
  replacement: (sql: string, run: () => unknown, restore: () => void) => unknown,
): void {
  const any = openFile(':memory:');
  const prototype = Object.getPrototypeOf(any) as Statements;
  any.close();
  const statement = prototype[method];
  const spied = jest.spyOn(prototype, method).mockImplementation(function (this: unknown, sql) {
    return replacement(
      sql,
      () => statement.call(this, sql),
      () => spied.mockRestore(),
    );
  });
}

function errorOfLibrary(): Error {
  const any = openFile(':memory:');
  try {
    any.exec('SELECT no_column');
  } catch (error) {
    return error as Error;
  } finally {
    any.close();
  }
  throw new Error('the library reported no error');
}
