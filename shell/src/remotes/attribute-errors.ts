const remoteFile = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/**
 * Logs errors that a remote's code throws outside React (during evaluation, in a handler, in a promise) with the remote's
 * name and version, and stops them, because they belong to that team and not to the page.
 */
export function attributeErrors() {
  addEventListener('error', (event) => {
    logRemoteError(event, event.filename, event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    logRemoteError(event, reason instanceof Error ? (reason.stack ?? '') : '', reason);
  });
}

function logRemoteError(event: Event, place: string, error: unknown) {
  const [, remote, version] = remoteFile.exec(place) ?? [];
  if (!remote) return;
  event.preventDefault();
  console.error(`${remote} ${version}`, error);
}
