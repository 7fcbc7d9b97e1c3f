interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** Remembers started servers, so that they are always stopped. */
export type Start = <Started extends Stoppable>(starting: Promise<Started>) => Promise<Started>;

/** Passes `start` to the work; when that ends, fails or is interrupted, all started servers are stopped, newest first. */
export async function withServers<Result>(
  work: (start: Start) => Promise<Result>,
): Promise<Result> {
  const started: Stoppable[] = [];
  const stop = async () => {
    for (let one = started.pop(); one; one = started.pop()) await one.stop();
  };
  const onSignal = () => void stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal);
  try {
    return await work(async (starting) => {
      const server = await starting;
      started.push(server);
      return server;
    });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
    await stop();
  }
}
