/** Copies of the collections, one line of extended JSON for each document. Sessions and counted attempts expire anyway. */
import type { Db, Document, ObjectId } from 'mongodb';
import { StoreError } from '@site/service-kit/errors';
import {
  connect,
  guard,
  idsOf,
  readJsonLines,
  removeDocuments,
  replaceDocuments,
  writeDocuments,
  writeJsonLines,
} from '@site/service-kit/mongodb';
import type { PictureDocument } from './mongodb-pictures';
import type { PressDocument } from './mongodb-articles';

const accountCollections = ['press_account', 'press_secrets', 'press_second_factor'];
const replacedCollections = ['press', ...accountCollections];
const restoredCollections = ['press_pictures', ...replacedCollections];
const clearedCollections = ['press_attempts', 'press_sessions', 'press_known_callers'];
const waitMs = 10_000;
/** Longer than a restore takes: no purge of a running service may remove a picture before its article is written. */
const picturesKeptMs = 60 * 60_000;

interface Line {
  readonly in: string;
  readonly document: Document & { _id: ObjectId | string };
}

/** @returns how many articles were written @throws StoreError */
export function backUpCollections(uri: string, copy: string): Promise<number> {
  return withDatabase(uri, (database) =>
    writeJsonLines(copy, async (writeLine) => {
      const write = (name: string, document: object) => writeLine({ in: name, document });
      let articles = 0;
      const pictures = new Set<unknown>();
      for await (const picture of database.collection('press_pictures').find()) {
        write('press_pictures', picture);
        pictures.add(picture['_id']);
      }
      for await (const found of database.collection<PressDocument>('press').find()) {
        const { article, late } = await withItsPicture(database, found, pictures);
        if (!article) continue;
        if (late) {
          write('press_pictures', late);
          pictures.add(late._id);
        }
        write('press', article);
        articles += 1;
      }
      for (const name of accountCollections)
        for await (const document of database.collection(name).find()) write(name, document);
      return articles;
    }),
  );
}

/**
 * An administrator may change articles during the copy. If the picture of an article is not in the copy yet, it is copied
 * too; if it was removed already, the article was changed again, and is read again.
 */
async function withItsPicture(database: Db, found: PressDocument, copied: ReadonlySet<unknown>) {
  for (let article: PressDocument | null = found; article;) {
    const name: string | undefined = article.picture?.name;
    if (name === undefined || copied.has(name)) return { article };
    const late = await database
      .collection<PictureDocument>('press_pictures')
      .findOne({ _id: { $eq: name } });
    if (late) return { article, late };
    const again: PressDocument | null = await database
      .collection<PressDocument>('press')
      .findOne({ _id: { $eq: found._id } });
    // Unchanged: the store itself lacks the picture.
    if (again?.picture?.name === name) return { article: again };
    article = again;
  }
  return {};
}

/**
 * Writes every document of the copy, then removes the documents that were there before and that the copy lacks. What an
 * administrator publishes meanwhile stays.
 *
 * @throws StoreError when the store holds articles and `isForced` is false; nothing was changed then
 */
export function restoreCollections(uri: string, copy: string, isForced: boolean): Promise<number> {
  return withDatabase(uri, async (database) => {
    let articles = 0;
    for await (const line of readLines(copy)) if (line.in === 'press') articles += 1;
    const existing = new Map<string, readonly Line['document']['_id'][]>();
    for (const name of restoredCollections)
      existing.set(name, await idsOf(database.collection<Line['document']>(name)));
    const found = existing.get('press')?.length ?? 0;
    if (found > 0 && !isForced)
      throw new StoreError(
        `the store holds ${found} articles; --force replaces them by the backup`,
      );
    const pictures = database.collection<Line['document']>('press_pictures');
    const written = await writeDocuments(pictures, keptPictures(copy));
    for (const name of replacedCollections)
      await replaceDocuments(
        database.collection<Line['document']>(name),
        documentsOf(readLines(copy, name)),
        existing.get(name) ?? [],
        name === 'press' ? shardKeyOfArticle : undefined,
      );
    // After the articles: one that was published meanwhile may show a picture that was uploaded before.
    const shown = await shownPictures(database);
    const surplus = (existing.get('press_pictures') ?? []).filter(
      (id) => !written.has(String(id)) && !shown.has(String(id)),
    );
    await removeDocuments(pictures, surplus);
    for (const name of clearedCollections) await database.collection(name).deleteMany({});
    return articles;
  });
}

/** @returns the names of the pictures of all articles */
async function shownPictures(database: Db): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const withPicture = database
    .collection<PressDocument>('press')
    .find({ picture: { $exists: true } }, { projection: { picture: 1 } });
  for await (const { picture } of withPicture) if (picture) names.add(picture.name);
  return names;
}

/** See docs/scale.md. */
const shardKeyOfArticle = (article: Line['document']) => ({
  siteId: { $eq: article['siteId'] as string },
});

async function* keptPictures(copy: string) {
  const minMs = Date.now() + picturesKeptMs;
  for await (const picture of documentsOf(readLines(copy, 'press_pictures')))
    // `Number`, because a number of the copy is a Double. A picture that no article shows yet keeps its own, longer time.
    yield { ...picture, keptUntilMs: Math.max(Number(picture['keptUntilMs'] ?? 0), minMs) };
}

async function* documentsOf(lines: AsyncIterable<Line>) {
  for await (const { document } of lines) yield document;
}

/** @param name of the collection to read; default all @throws StoreError, also for a line of an unknown collection */
async function* readLines(copy: string, name?: string): AsyncGenerator<Line> {
  const beginning = name === undefined ? '' : `{"in":"${name}"`;
  for await (const line of readJsonLines<Line>(copy, { beginning })) {
    if (!restoredCollections.includes(line.in))
      throw new StoreError(`${copy} is damaged: it names the collection ${line.in}`);
    yield line;
  }
}

async function withDatabase<T>(uri: string, work: (database: Db) => Promise<T>): Promise<T> {
  const { client, database } = await connect(
    { uri, variable: 'MONGODB_URI', appName: 'press-service' },
    waitMs,
  );
  try {
    return await guard(() => work(database));
  } finally {
    await client.close();
  }
}
