/**
 * Answers the public list before Express, from the responses of Express within the last second: same bytes, same limit,
 * same metrics, same log line, a sixth of the CPU time. All other requests go to Express.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { logOnClose, type WriteLine } from '@site/service-kit/http';
import { countOnClose, type Metrics } from '@site/service-kit/metrics';
import { paths } from '../routes/paths';
import type { ListAnswer, ListAnswers } from '../services/articles/list-answers';
import type { RateLimit } from './limit-rate';
import { describeRequest } from './set-up-path-log';

interface Parts {
  readonly listAnswers: ListAnswers;
  readonly admitsRead: RateLimit['admits'];
  readonly metrics: Metrics | undefined;
  readonly writeRequestLine: WriteLine | undefined;
}

/** @param app the service as Express serves it */
export function serveListAnswers(app: RequestListener, parts: Parts): RequestListener {
  const { listAnswers, admitsRead, metrics, writeRequestLine } = parts;

  const answer = (request: IncomingMessage, response: ServerResponse, known: ListAnswer) => {
    if (metrics) countOnClose(metrics, request, response, () => paths.articles);
    if (writeRequestLine)
      logOnClose(response, writeRequestLine, (durationMs) =>
        describeRequest(request.method ?? '', known.path, response, durationMs),
      );
    if (request.headers['if-none-match'] !== undefined)
      response.writeHead(304, [...known.headersOf304]).end();
    else
      response.writeHead(200, [...known.headers]).end(request.method === 'HEAD' ? '' : known.body);
  };

  return (request, response) => {
    const known = isPlain(request) ? listAnswers.find(request.url ?? '') : undefined;
    if (!known || !isSimplyConditional(request, known)) return app(request, response);
    const isAdmitted = admitsRead(request);
    if (isAdmitted === true) return answer(request, response, known);
    if (isAdmitted === false) return app(request, response);
    void isAdmitted.then((is) => (is ? answer(request, response, known) : app(request, response)));
  };
}

/** A visitor's request: a cookie may be the administrator's session. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.cookie === undefined;
}

/** Without a condition, or with exactly the ETag of the response. */
function isSimplyConditional({ headers }: IncomingMessage, { etag }: ListAnswer): boolean {
  if (headers['if-none-match'] === undefined) return headers['if-modified-since'] === undefined;
  return headers['if-none-match'] === etag && headers['cache-control'] === undefined;
}
