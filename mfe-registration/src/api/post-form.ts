import {
  consentNoticeHeader,
  consentNoticeVersion,
  formUrls,
  isAccepted,
  maxPageSeconds,
  pageSecondsHeader,
  type FormKind,
} from '@site/contract';

/** Result of a registration, one per message that the visitor can see. */
export type PostResult = 'done' | 'refused' | 'too-many' | 'error';

export interface PostAnswer {
  readonly result: PostResult;
  /** Set with `done` if this site stores the registration. */
  readonly receipt?: string | undefined;
}

const timeoutMs = 10_000;

interface FormPost {
  readonly kind: FormKind;
  /** Field names and values; sent as JSON for popup and inquiry, form-encoded for the visit form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same for every retry of an entry, so that it is stored once. */
  readonly idempotencyKey: string;
}

/**
 * Posts one of the three forms in its own shape. Never throws; every failure is a result.
 * `done` requires both a success status and a body without an error.
 */
export async function postForm({ kind, fields, idempotencyKey }: FormPost): Promise<PostAnswer> {
  const isEncoded = kind === 'visit';
  try {
    const response = await fetch(formUrls[kind], {
      method: 'POST',
      credentials: 'omit',
      headers: {
        Accept: 'application/json',
        'Content-Type': isEncoded ? 'application/x-www-form-urlencoded' : 'application/json',
        'Idempotency-Key': idempotencyKey,
        [consentNoticeHeader]: consentNoticeVersion,
        [pageSecondsHeader]: String(pageSeconds()),
      },
      body: isEncoded ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return { result: 'too-many' };
    const body = await readBody(response);
    if (!isAccepted(response.ok, body)) return { result: 'refused' };
    return { result: 'done', receipt: readReceipt(body) };
  } catch (error) {
    if (kind === 'inquiry') logFailure(error);
    return { result: 'error' };
  }
}

function readReceipt(body: unknown): string | undefined {
  const receipt = (body as { receipt?: unknown } | null | undefined)?.receipt;
  return typeof receipt === 'string' ? receipt : undefined;
}

/** The specification logs this error of the customer page. Only the name: a parser's message quotes its input. */
function logFailure(error: unknown): void {
  console.error(`The registration got no answer: ${(error as Error).name}`);
}

/** Since the page was opened, not since the first input: autofill and pasting are fast, but reading a page is not. */
function pageSeconds(): number {
  return Math.min(Math.floor(performance.now() / 1_000), maxPageSeconds);
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response.json() as Promise<unknown>;
}
