/** press-service, form-service and their commands as real processes, for their tests. */
import { once } from 'node:events';
import { repositoryRoot } from '@site/release';
import { compiledPart } from '@site/tools/compiled-part';
import { startProcess, type Ending } from './start-process';
import { runProcess, type Ended } from './run-process';
import { startServer, type RunningServer } from './start-server';

type Environment = Readonly<Record<string, string>>;

export interface ServiceProcess extends RunningServer {
  readonly ready: {
    readonly port?: number;
    /** Of press-service. */
    readonly admin: { readonly email: string; readonly generatedPassword?: string };
  };
  /** Disconnects IPC, as when its supervisor has ended. */
  readonly orphan: () => Promise<Ending>;
}

/** @returns what starts the processes of one service */
export function processesOf(service: 'press-service' | 'form-service') {
  type Command = 'server.ts' | 'cli.ts' | 'copy-store-command.ts';
  const programOf = (file: Command) => compiledPart(`${service}/src/${file}`) ?? file;
  return {
    /** A command that is typed to while it runs. */
    startCommand: (file: Command, args: readonly string[], env: Environment) =>
      startProcess(process.execPath, [programOf(file), ...args], {
        cwd: repositoryRoot,
        env,
        stdio: 'pipe',
      }),

    /**
     * Resolves when the service reports that it is ready.
     * @param fileBlocks no file becomes longer, as on a full disk; of 512 or 1,024 bytes, as the shell counts
     * @throws Error with its output when it ends before that
     */
    async startService(env: Environment, fileBlocks?: number): Promise<ServiceProcess> {
      const through =
        fileBlocks === undefined
          ? []
          : ['/bin/sh', '-c', `ulimit -f ${fileBlocks} && exec "$0" "$@"`];
      const started = await startServer(`${service}/src/server.ts`, env, through);
      // Message and output arrive through two pipes, in any order.
      await started.waitFor(/ready on/);
      const orphan = async () => {
        // After disconnect() the parent's handle never emits `close`.
        const exited = once(started.child, 'exit');
        started.child.disconnect();
        const [code] = (await exited) as [Ending];
        return code;
      };
      return { ...started, ready: started.ready as ServiceProcess['ready'], orphan };
    },

    /**
     * Runs to the end: a command, or a service that must not start.
     * @param input what is typed; null: stdin stays open, and nothing comes
     * @param stdout a file descriptor instead of a pipe; nothing of it is returned then
     */
    runToEnd: (
      file: Command,
      args: readonly string[],
      env: Environment,
      input: string | null = '',
      stdout?: number,
    ): Promise<Ended> =>
      runProcess(process.execPath, [programOf(file), ...args], {
        cwd: repositoryRoot,
        isSeparate: true,
        ...{ env, input, stdout },
      }),
  };
}
