import { hostileRequest, seededRandom } from './hostile-requests';
import { oddRegistration, type OddRegistration } from './odd-registrations';
import { sendRequest, type Outcome, type RawRequest } from './send-request';

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

  const note = (index: number, request: RawRequest, outcome: Outcome) => {
    const shown = `${index}: ${JSON.stringify(request.bytes.slice(0, shownBytes))}`;
    if (outcome.kind === 'hang') report.hangs.push(shown);
    // A client that disconnects early gets no response, and a refused CONNECT may end without one.
    else if (outcome.kind === 'closed') {
      if (!request.isCut && request.method !== 'CONNECT') report.dropped.push(shown);
    } else {
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      if (outcome.status >= 500) report.serverErrors.push(`${outcome.status} to ${shown}`);
    }
  };

  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const index = (next += 1);
      const from = addressOf(index);
      const isRegistration = hasForms && index % registrationEvery === 0;
      const request: RawRequest | OddRegistration = isRegistration
        ? oddRegistration(random, seed * 1_000_000 + index, host)
        : hostileRequest(random, { paths, host, cookie });
      const outcome = await sendRequest(origin, request, { patienceMs, from });
      note(index, request, outcome);
      if ('mark' in request && outcome.kind === 'answer' && outcome.status === 200)
        report.acknowledged.push(request.mark);
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
