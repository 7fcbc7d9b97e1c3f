import {
  hostileRequest,
  seededRandom,
  type HostileRequest,
} from '@site/testing/hostile/hostile-requests';
import { oddRegistration } from '@site/testing/hostile/odd-registrations';
import { exchangeBytes } from '@site/testing/send-bytes';

const atOnce = 24;
/** Longer than any limit of the edges: a request without a response by then hangs. */
const patienceMs = 25_000;
const registrationEvery = 20;
const shownBytes = 300;

export interface CorpusReport {
  readonly count: number;
  /** Status → number of responses. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Responses of 500 and above, and requests without a response, each with its bytes. */
  readonly serverErrors: readonly string[];
  readonly hangs: readonly string[];
  readonly dropped: readonly string[];
  /** Marks of registrations that were acknowledged. */
  readonly acknowledged: readonly string[];
}

interface Corpus {
  readonly origin: string;
  readonly paths: readonly string[];
  /** Of a signed-in administrator. */
  readonly cookie?: string | undefined;
  readonly count: number;
  readonly seed: number;
  /** false for a server that takes no registrations. */
  readonly hasForms: boolean;
}

/** Sends `count` seeded requests from as many addresses, a registration among every twenty. */
export async function runCorpus({
  origin,
  paths,
  cookie,
  count,
  seed,
  hasForms,
}: Corpus): Promise<CorpusReport> {
  const random = seededRandom(seed);
  const { host } = new URL(origin);
  const statuses = new Map<number, number>();
  const report = {
    serverErrors: [] as string[],
    hangs: [] as string[],
    dropped: [] as string[],
    acknowledged: [] as string[],
  };

  const note = (index: number, request: HostileRequest, status: Outcome) => {
    const shown = `${index}: ${JSON.stringify(request.bytes.slice(0, shownBytes))}`;
    if (status === 'hang') report.hangs.push(shown);
    // A client that disconnects early gets no response, and a refused CONNECT may end without one.
    else if (status === 'closed') {
      if (!request.isCut && request.method !== 'CONNECT') report.dropped.push(shown);
    } else {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) report.serverErrors.push(`${status} to ${shown}`);
    }
  };

  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const index = (next += 1);
      const from = addressOf(index);
      const isRegistration = hasForms && index % registrationEvery === 0;
      const registration = isRegistration
        ? oddRegistration(random, seed * 1_000_000 + index, host)
        : undefined;
      const request = registration ?? hostileRequest(random, { paths, host, cookie });
      const outcome = await send(origin, request, from);
      note(index, request, outcome);
      if (registration && outcome === 200) report.acknowledged.push(registration.mark);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return { count, statuses, ...report };
}

/** Every visitor has its own IP address where the system has more than one loopback address. */
function addressOf(index: number): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  return `127.${1 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${1 + (index % 254)}`;
}

/** How one request ended: with a status, with the connection closed before one, or not in time. */
type Outcome = number | 'closed' | 'hang';

async function send(
  origin: string,
  { bytes, method, isCut }: HostileRequest,
  from: string,
): Promise<Outcome> {
  const isWhole = (received: string) => isWholeResponse(afterInterim(received), method);
  const exchange = { from, isCut, limitMs: patienceMs, isWhole };
  const { text, isLate } = await exchangeBytes(origin, bytes, exchange);
  if (isLate) return 'hang';
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(afterInterim(text)) ?? [];
  return status === undefined ? 'closed' : Number(status);
}

/** Whether the end of the response is known from its head, and is there. */
function isWholeResponse(received: string, method: string): boolean {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const head = received.slice(0, headEnd).toLowerCase();
  const body = received.slice(headEnd + 4);
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
  return (
    method === 'HEAD' ||
    /^http\/1\.[01] (204|304)/.test(head) ||
    (length !== undefined && body.length >= Number(length)) ||
    (head.includes('\ntransfer-encoding: chunked') && body.endsWith('0\r\n\r\n'))
  );
}

function afterInterim(received: string): string {
  return received.replace(/^(?:HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n)+/, '');
}
