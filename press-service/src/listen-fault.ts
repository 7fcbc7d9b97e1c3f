/** The port cannot be had. Says which one and what to set. */
export class ListenFault extends Error {
  constructor(cause: NodeJS.ErrnoException, port: number, host: string) {
    super(
      cause.code === 'EADDRINUSE'
        ? `port ${port} on ${host} is taken. Stop what holds it, or set PORT to another number (0 takes a free one).`
        : `cannot listen on ${host}:${port} (${cause.code ?? cause.message}). Check HOST and PORT.`,
      { cause },
    );
    this.name = 'ListenFault';
  }
}
