/** Many articles at once, past the interface of the store: one by one a million would take an hour. */
import { defaultSite } from '@site/contract';
import { MongoClient, ObjectId } from 'mongodb';
import { closeDatabase, databaseFile, openDatabase } from '../src/data/embedded/open-database';

const firstDateMs = Date.UTC(2020, 0, 1);
const betweenMs = 60_000;
const summary = '윤슬 레이크시티의 새 소식을 전합니다. '.repeat(4);
const content = '본문입니다. '.repeat(20);
const batchSize = 5_000;

/** @returns when article `number` was published, in milliseconds since 1970; each has a minute of its own */
export function dateOfFilled(number: number): number {
  return firstDateMs + number * betweenMs;
}

export function fillEmbeddedStore(dataDir: string, count: number): void {
  const database = openDatabase(databaseFile(dataDir));
  database
    .prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
       INSERT INTO press (id, site_id, title, summary, date_ms, views, content)
       SELECT printf('%024x', number), ?, '소식 ' || number, ?, ? + number * ?, 0, ? FROM numbers`,
    )
    .run(count, defaultSite.key, summary, firstDateMs, betweenMs, content);
  closeDatabase(database);
}

/** @param uri with the name of a database that press-service has opened before, and so has its indexes */
export async function fillMongodbStore(uri: string, count: number): Promise<void> {
  const client = await new MongoClient(uri).connect();
  const press = client.db().collection('press');
  for (let from = 1; from <= count; from += batchSize) {
    const length = Math.min(batchSize, count - from + 1);
    await press.insertMany(Array.from({ length }, (_, index) => document(from + index)));
  }
  await client.close();
}

function document(number: number) {
  return {
    _id: new ObjectId(number.toString(16).padStart(24, '0')),
    siteId: defaultSite.key,
    title: `소식 ${number}`,
    summary,
    content,
    date: new Date(dateOfFilled(number)),
    views: 0,
  };
}
