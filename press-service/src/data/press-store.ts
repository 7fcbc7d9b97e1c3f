/**
 * What the service keeps, whichever store holds it. Both stores pass store.shared-tests.ts.
 * Every method rejects with StoreFault when the store cannot answer; a rejected write has left nothing behind.
 */
import type { Store as SessionStore } from 'express-session';

export interface SummaryRecord {
  /** 24 lower-case hexadecimal characters. */
  readonly id: string;
  /** A site key, Unicode NFC. */
  readonly siteId: string;
  readonly title: string;
  readonly summary: string;
  /** Milliseconds since 1970, when it was published. */
  readonly dateMs: number;
  readonly views: number;
}

export interface ArticleRecord extends SummaryRecord {
  readonly content: string;
  /** When it was last edited. */
  readonly updatedAtMs?: number;
  /** Fingerprint of the draft as first published: a repeated publish with the same key is recognised by it. */
  readonly draftHash?: string;
}

export interface DraftRecord {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** A place in the list: articles after it are older, or as old with a smaller id. */
export interface ListPosition {
  readonly dateMs: number;
  readonly id: string;
}

export interface ArticleStore {
  /** Newest first: date descending, then id descending. */
  list(
    siteId: string,
    page: { after?: ListPosition | undefined; limit: number },
  ): Promise<SummaryRecord[]>;
  read(siteId: string, id: string): Promise<ArticleRecord | undefined>;
  /** @returns false when the id is taken; nothing was written then */
  insert(article: ArticleRecord): Promise<boolean>;
  /** Keeps date and views. @returns undefined when there is no such article */
  edit(
    siteId: string,
    id: string,
    draft: DraftRecord,
    updatedAtMs: number,
  ): Promise<ArticleRecord | undefined>;
  remove(siteId: string, id: string): Promise<boolean>;
  /** Adds openings, durably. @returns the new count, undefined when there is no such article */
  addViews(siteId: string, id: string, openings: number): Promise<number | undefined>;
}

export interface AdminAccount {
  readonly uid: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Grows with every change; sessions of an older epoch have ended. */
  readonly epoch: number;
}

export interface AccountStore {
  read(): Promise<AdminAccount | undefined>;
  /** @returns false when there already is an account */
  create(account: AdminAccount): Promise<boolean>;
  /** @returns false when the stored epoch is not `expectedEpoch` */
  replace(account: AdminAccount, expectedEpoch: number): Promise<boolean>;
}

/** Tries counted against one key; see services/sign-in-limits.ts. */
export interface AttemptRecord {
  readonly count: number;
  readonly blockedUntilMs: number;
  readonly expiresAtMs: number;
}

export interface AttemptStore {
  read(key: string): Promise<AttemptRecord | undefined>;
  /** Writes `next` only if the record still is `seen`. @returns whether it was written */
  swap(key: string, seen: AttemptRecord | undefined, next: AttemptRecord): Promise<boolean>;
  forget(keys: readonly string[]): Promise<void>;
  forgetAll(): Promise<void>;
}

/** Digests of callers that signed in; see services/known-callers.ts. */
export interface KnownCallerStore {
  has(key: string, nowMs: number): Promise<boolean>;
  /** Keeps or prolongs the key, and of all keys the `most` that expire last. */
  remember(key: string, expiresAtMs: number, most: number): Promise<void>;
}

export interface SecretStore {
  /** Keeps `value` under `name` unless something is there. @returns what is kept */
  keep(name: string, value: string): Promise<string>;
}

export interface PressStore {
  readonly articles: ArticleStore;
  readonly account: AccountStore;
  readonly attempts: AttemptStore;
  readonly knownCallers: KnownCallerStore;
  readonly secrets: SecretStore;
  readonly sessions: SessionStore;
  /** Resolves when the store answered, rejects with StoreFault otherwise. */
  ping(): Promise<void>;
  /** Throws away ended sessions, forgotten attempts and callers. */
  purgeExpired(nowMs: number): Promise<void>;
  close(): Promise<void>;
}
