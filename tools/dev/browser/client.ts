/**
 * First script of each page of the development server. It sets up the one React Refresh runtime, which must exist before
 * react-dom is evaluated, applies hot updates, and shows mistakes over the page.
 */
import { messagesUrl, stackUrl, type DevelopmentMessage, type Problem } from '../messages';
import { createOverlay } from './overlay';
import { createModuleRefresh } from './refresh-modules';
import { createUpdates } from './updates';

const overlay = createOverlay();
const updates = createUpdates();
const thrown: Problem[] = [];

Object.assign(globalThis, {
  siteDevelopment: {
    ...createModuleRefresh(updates.applyInvalidated),
    connect: updates.connect,
    reportError,
  },
});

addEventListener('error', ({ error }) => reportError(error));
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));

const messages = new EventSource(messagesUrl);
messages.addEventListener('message', ({ data }) => {
  const { from, hash, problems } = JSON.parse(data as string) as DevelopmentMessage;
  overlay.show(from, problems);
  if (problems.length > 0) updates.expectFailure(from);
  else if (hash !== undefined)
    void updates.update(from, hash, () => {
      // What was thrown may be mended: if not, it is thrown again.
      thrown.length = 0;
      overlay.show('page', thrown);
    });
});

function reportError(error: unknown) {
  const stack = error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
  void fetch(stackUrl, { method: 'POST', body: stack })
    .then((response) => response.json())
    .then((problem) => {
      thrown.push(problem as Problem);
      overlay.show('page', thrown);
    });
}
