/**
 * The interface of both stores; testing/store-contract.ts tests each of them.
 * Every method rejects with StoreError when the store cannot answer; a rejected write has changed nothing.
 */
import type { SessionData, Store as SessionStore } from 'express-session';
import type { ArticlePicture } from '@site/contract';

export interface SummaryRecord {
  /** 24 lower-case hexadecimal characters. */
  readonly id: string;
  /** A site key, Unicode NFC. */
  readonly siteId: string;
  readonly title: string;
  readonly summary: string;
  /** Milliseconds since 1970. Visitors see an article from this time on; services/articles/present-article.ts. */
  readonly dateMs: number;
  /** The time of its last edit. */
  readonly updatedAtMs?: number;
  readonly views: number;
}

export interface ArticleRecord extends SummaryRecord {
  readonly content: string;
  readonly picture?: ArticlePicture;
  /** Hash of the draft as first published: identifies a repeated publish with the same key. */
  readonly draftHash?: string;
}

/** What the administrator gives. @typeParam Picture before the picture is looked up: its name and its text */
export interface DraftRecord<Picture = ArticlePicture> {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  /** The date that the administrator gave it. */
  readonly dateMs?: number;
  /** null: none. An edit without this field leaves the picture of the article unchanged. */
  readonly picture?: Picture | null;
}

/** A position in the list: articles after it are older, or of the same age with a smaller id. */
export interface ListPosition {
  readonly dateMs: number;
  readonly id: string;
}

/** Of a part of the list, the articles that were searched for. */
export interface FoundRecords {
  readonly found: readonly SummaryRecord[];
  /** The last article of that part; undefined when the list ends with it. */
  readonly end: ListPosition | undefined;
}

export interface ArticleStore {
  /** Newest first: date descending, then id descending. */
  list(
    siteId: string,
    page: { after?: ListPosition | undefined; limit: number },
  ): Promise<SummaryRecord[]>;
  /**
   * Reads only the next `window` articles of the list, which bounds its cost.
   * @param words every one of which title, summary or content contain, Latin letters in either case
   */
  search(
    siteId: string,
    words: readonly string[],
    page: { after?: ListPosition | undefined; window: number },
  ): Promise<FoundRecords>;
  read(siteId: string, id: string): Promise<ArticleRecord | undefined>;
  /** @returns false when the id is in use; nothing was written then */
  insert(article: ArticleRecord): Promise<boolean>;
  /** Leaves the views unchanged, and the date unless the draft has one. @returns undefined when there is no such article */
  edit(
    siteId: string,
    id: string,
    draft: DraftRecord,
    updatedAtMs: number,
  ): Promise<ArticleRecord | undefined>;
  remove(siteId: string, id: string): Promise<boolean>;
  /** Adds views, durably. @returns the new count, undefined when there is no such article with a date up to `nowMs` */
  addViews(siteId: string, id: string, views: number, nowMs: number): Promise<number | undefined>;
}

/** A picture with all its files, which never change. */
export interface StoredPicture {
  readonly name: string;
  /** By name: `960.avif`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Pictures beside the articles. A picture that no article shows is removed when its retention time has passed. */
export interface PictureStore {
  /** Stores the picture, or keeps the same one longer. */
  put(picture: StoredPicture, keptUntilMs: number): Promise<void>;
  /**
   * Called before an article refers to a picture, so that it is not removed in between, and before one ceases to, so that a
   * purge checks it again. Never shortens the time.
   * @returns false when there is no such picture
   */
  keep(name: string, keptUntilMs: number): Promise<boolean>;
  /** Shortens the time that the picture is kept without an article; never extends it. */
  keepNoLonger(name: string, keptUntilMs: number): Promise<void>;
  /** @returns undefined when there is no such picture or file */
  readFile(name: string, file: string): Promise<Uint8Array | undefined>;
  /** Removes the picture if no article shows it and it need not be kept at `nowMs`. */
  removeUnused(name: string, nowMs: number): Promise<void>;
}

export interface AdminAccount {
  readonly uid: string;
  readonly email: string;
  readonly passwordHash: string;
  /** Increases with every change; sessions of an older epoch are invalid. */
  readonly epoch: number;
}

export interface AccountStore {
  read(): Promise<AdminAccount | undefined>;
  /** @returns false when there already is an account */
  create(account: AdminAccount): Promise<boolean>;
  /** @returns false when the stored epoch is not `expectedEpoch` */
  replace(account: AdminAccount, expectedEpoch: number): Promise<boolean>;
}

/** The administrator's TOTP; see services/sign-in/second-factor.ts. */
export interface SecondFactorRecord {
  /**
   * Encrypted, so that a copy of the store alone yields no codes if SESSION_SECRET is set. The field's name is part of stored
   * data and must not change.
   */
  readonly sealedSecret: string;
  /** SHA-256 of the unused recovery codes. */
  readonly recoveryHashes: readonly string[];
  /** The last time step whose code was used: no code is accepted twice. */
  readonly lastStep: number;
}

export interface SecondFactorStore {
  read(): Promise<SecondFactorRecord | undefined>;
  /** Replaces the record, if there is one. */
  put(record: SecondFactorRecord): Promise<void>;
  /** Writes `next` only if the record still is `seen`. @returns whether it was written */
  swap(seen: SecondFactorRecord, next: SecondFactorRecord): Promise<boolean>;
  /** @returns whether there was one */
  remove(): Promise<boolean>;
}

/** A session as an operator sees it. */
export interface SessionRecord {
  /** Its id in the store, a digest, which gives no access to the session. */
  readonly key: string;
  readonly session: SessionData;
  readonly expiresAtMs: number;
}

export interface SessionRecords {
  list(nowMs: number): Promise<SessionRecord[]>;
  /** @returns how many were ended */
  end(keys: readonly string[]): Promise<number>;
}

/** Attempts counted for one key; see services/sign-in/sign-in-limits.ts. */
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

/** Digests of callers that signed in; see services/sign-in/known-callers.ts. */
export interface KnownCallerStore {
  has(key: string, nowMs: number): Promise<boolean>;
  /** Adds the key or extends its time; of all keys only the `limit` that expire last remain. */
  remember(key: string, expiresAtMs: number, limit: number): Promise<void>;
}

export interface SecretStore {
  /** Stores `value` under `name` unless there is one. @returns the stored value */
  putIfAbsent(name: string, value: string): Promise<string>;
  /** Replaces what is stored under the name. */
  put(name: string, value: string): Promise<void>;
  read(name: string): Promise<string | undefined>;
}

export interface PressStore {
  readonly articles: ArticleStore;
  readonly pictures: PictureStore;
  readonly account: AccountStore;
  readonly attempts: AttemptStore;
  readonly knownCallers: KnownCallerStore;
  readonly secrets: SecretStore;
  readonly sessions: SessionStore;
  readonly sessionRecords: SessionRecords;
  readonly secondFactor: SecondFactorStore;
  /** Resolves when the store answered, rejects with StoreError otherwise. */
  ping(): Promise<void>;
  /** Deletes expired sessions, attempts and callers, and pictures that no article shows. */
  purgeExpired(nowMs: number): Promise<void>;
  close(): Promise<void>;
}
