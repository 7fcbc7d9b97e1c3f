import { Binary, type Collection } from 'mongodb';
import { guard } from '@site/service-kit/mongodb';
import type { PictureStore } from '../press-store';
import type { PressDocument } from './mongodb-articles';

/** One document for each picture, so that all its files exist or none: 0.2 to 3 MB of MongoDB's 16. */
export interface PictureDocument {
  /** Its name. */
  _id: string;
  /** Missing once a purge has seen an article that shows the picture: later purges pass over it. */
  keptUntilMs?: number;
  files: Record<string, Binary>;
}

/** Pictures per step of a purge. */
const purgedAtOnce = 500;

export function createMongodbPictures(
  pictures: Collection<PictureDocument>,
  press: Collection<PressDocument>,
): PictureStore & { purge(nowMs: number): Promise<void> } {
  const namesInUse = async (names: readonly string[]) => {
    const shown = await press
      .find({ 'picture.name': { $in: names } }, { projection: { picture: 1 } })
      .toArray();
    return new Set(shown.flatMap(({ picture }) => picture?.name ?? []));
  };
  return {
    put: (picture, keptUntilMs) =>
      guard(async () => {
        const stored = [...picture.files].map(([file, body]) => [keyOf(file), new Binary(body)]);
        const files = Object.fromEntries(stored) as PictureDocument['files'];
        await pictures.updateOne(
          { _id: { $eq: picture.name } },
          { $set: { files }, $max: { keptUntilMs } },
          { upsert: true },
        );
      }),
    keep: (name, keptUntilMs) =>
      guard(async () => {
        const kept = await pictures.updateOne({ _id: { $eq: name } }, { $max: { keptUntilMs } });
        return kept.matchedCount === 1;
      }),
    keepNoLonger: (name, keptUntilMs) =>
      guard(async () => {
        const isKeptLonger = { _id: { $eq: name }, keptUntilMs: { $gt: keptUntilMs } };
        await pictures.updateOne(isKeptLonger, { $set: { keptUntilMs } });
      }),
    readFile: (name, file) =>
      guard(async () => {
        const projection = { [`files.${keyOf(file)}`]: 1 };
        const found = await pictures.findOne({ _id: { $eq: name } }, { projection });
        return new Map(Object.entries(found?.files ?? {})).get(keyOf(file))?.buffer;
      }),
    removeUnused: (name, nowMs) =>
      guard(async () => {
        if ((await namesInUse([name])).size > 0) return;
        // An article that is about to refer to the picture has kept it first.
        await pictures.deleteOne({
          _id: { $eq: name },
          $or: [{ keptUntilMs: { $lte: nowMs } }, { keptUntilMs: { $exists: false } }],
        });
      }),
    async purge(nowMs) {
      const isExpired = { keptUntilMs: { $lte: nowMs } };
      for (;;) {
        const expired = await pictures
          .find(isExpired, { projection: { _id: 1 } })
          .limit(purgedAtOnce)
          .toArray();
        const names = expired.map(({ _id }) => _id);
        if (names.length === 0) return;
        const inUse = await namesInUse(names);
        const unused = names.filter((name) => !inUse.has(name));
        await pictures.deleteMany({ _id: { $in: unused }, ...isExpired });
        await pictures.updateMany(
          { _id: { $in: [...inUse] }, ...isExpired },
          { $unset: { keptUntilMs: 1 } },
        );
      }
    },
  };
}

/** A field's name must not contain a dot. */
function keyOf(file: string): string {
  return file.replace('.', '-');
}
