const remoteFile = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/**
 * What a remote's code throws outside React (while it is evaluated, in a handler, in a promise) is that team's
 * fault to find and not the page's: it is reported under the remote's name and version and goes no further.
 */
export function attributeErrors() {
  addEventListener('error', (event) => {
    report(event, event.filename, event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    report(event, reason instanceof Error ? (reason.stack ?? '') : '', reason);
  });
}

function report(event: Event, place: string, error: unknown) {
  const [, remote, version] = remoteFile.exec(place) ?? [];
  if (!remote) return;
  event.preventDefault();
  console.error(`${remote} ${version}`, error);
}
