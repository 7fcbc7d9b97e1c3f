import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  frontendNames,
  messageOf,
  parseFrontendName,
  readLiveRelease,
  removeOldPreviews,
} from '@site/release';
import { makePreview, type ReleaseSettings } from '@site/release/publish';
import { releaseBuild, rollBack } from '../release/release-build';
import { NotABuild, receiveBuild, removeReceived } from './receive-build';
import { holderOf, type ReleaseSecrets } from './release-secrets';

const usage = `POST /release/<frontend>, POST /preview/<frontend>, POST /rollback/<frontend> or GET /release; frontends: ${frontendNames.join(', ')}`;

/** Of a sender that has stopped in the middle of its build. */
const stalledMs = 60_000;
/** Each preview or release removes old previews, too. */
const sweepEveryMs = 3_600_000;

/**
 * The HTTP server that releases what teams send it:
 *
 *   POST /release/<frontend>    the body is its build (receive-build.ts); answers with the result in one line of text
 *   POST /preview/<frontend>    the same for a preview; the second line of the answer is its link
 *   POST /rollback/<frontend>   goes back to the version before
 *   GET  /release               what is live, as JSON
 *   GET  /health                200 while it runs
 *
 * Each but the last needs `Authorization: Bearer <secret>`: 401 without one, 403 with that of another team. A refusal is
 * 409 with its reason, another body than a build 400. Builds are received at the same time and released one after the other,
 * as long as it takes; a client that has gone before its turn releases nothing.
 */
export function createReleaseWorker(
  config: ReleaseSettings & ReleaseSecrets,
  log: (line: string) => void,
): Server {
  const { site } = config;
  removeReceived(site);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (response: ServerResponse, work: () => Promise<string>): Promise<string> => {
    const turn = last.then(() => {
      if (response.destroyed) throw new Error('its sender has gone');
      return work();
    });
    last = turn.catch(() => undefined);
    return turn;
  };

  /** @returns the result in lines of text @throws NotABuild, or the reason of a refusal */
  const change = (
    verb: string,
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string> => {
    if (verb === 'rollback') return inTurn(response, () => rollBack(config, [name], log));
    return receiveBuild(request, site, (build) =>
      inTurn(response, () =>
        verb === 'release'
          ? releaseBuild(config, name, build, log)
          : makePreview(config, parseFrontendName(name), { buildFolder: () => build }),
      ),
    );
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method, headers } = request;
    if (url === '/health') return answer(response, 200, 'ok');
    const [, verb = '', name] = /^\/(release|preview|rollback)\/([\w-]+)$/.exec(url) ?? [];
    if (name === undefined && url !== '/release') return answer(response, 404, usage);
    if (method !== (name === undefined ? 'GET' : 'POST')) return answer(response, 405, usage);
    const holder = holderOf(config, headers.authorization);
    if (!holder)
      return answer(response, 401, 'This needs a release secret: set RELEASE_SECRET(_FILE)');
    if (name === undefined) {
      const live = JSON.stringify(readLiveRelease(site) ?? null);
      return answer(response, 200, live, 'application/json');
    }
    if (holder !== 'operator' && holder.team !== name) {
      const refusal = `This is the secret of ${holder.team}; it cannot change ${name}`;
      return answer(response, 403, refusal);
    }
    request.setTimeout(stalledMs, () => request.destroy());
    request.once('end', () => request.setTimeout(0));
    try {
      finish(response, 200, await change(verb, name, request, response));
    } catch (error) {
      const isBody = error instanceof NotABuild;
      // The rest of such a body is not read.
      if (isBody) response.setHeader('Connection', 'close');
      finish(response, isBody ? 400 : 409, `${name}: no ${verb}: ${messageOf(error)}`);
    }
  };

  const finish = (response: ServerResponse, status: number, text: string) => {
    // Without the link of a preview, which is for the team alone.
    log(text.split('\n', 1)[0] ?? '');
    answer(response, status, text);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(messageOf(error));
      response.destroy();
    });
  });
  // A large build over a slow connection takes its time; one that stands still is ended above.
  server.requestTimeout = 0;
  const sweep = setInterval(() => removeOldPreviews(site), sweepEveryMs).unref();
  server.once('close', () => clearInterval(sweep));
  return server;
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain') {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(`${text}\n`);
}
