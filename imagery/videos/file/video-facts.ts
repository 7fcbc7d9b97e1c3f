/** Metadata of an MP4 file. */
export interface VideoFacts {
  readonly seconds: number;
  /** Handler type of each track, `vide` or `soun`. */
  readonly tracks: readonly string[];
  /** `avc1` is H.264. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** Whether playback can start before the file has loaded completely. */
  readonly startsAtOnce: boolean;
}

interface Box {
  readonly type: string;
  readonly data: Buffer;
}

/** @throws Error when the bytes are not an MP4 file with a video track */
export function videoFacts(file: Buffer): VideoFacts {
  const top = boxesIn(file);
  const order = top.map(({ type }) => type);
  const movie = find(top, 'moov');
  const header = find(boxesIn(movie), 'mvhd');
  const tracks = boxesIn(movie).filter(({ type }) => type === 'trak');
  const media = tracks.map(({ data }) => find(boxesIn(data), 'mdia'));
  const kinds = media.map((each) => find(boxesIn(each), 'hdlr').toString('latin1', 8, 12));
  const picture = media[kinds.indexOf('vide')];
  if (!picture) throw new Error('No video track in this file');
  const table = find(boxesIn(find(boxesIn(picture), 'minf')), 'stbl');
  // One description: version and count, then its own size and name.
  const description = find(boxesIn(table), 'stsd').subarray(8);
  return {
    // Version 0: creation time, modification time, ticks per second, ticks.
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    tracks: kinds,
    codec: description.toString('latin1', 4, 8),
    width: description.readUInt16BE(32),
    height: description.readUInt16BE(34),
    startsAtOnce: order.indexOf('moov') < order.indexOf('mdat'),
  };
}

function boxesIn(data: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    if (size < 8) throw new Error(`No MP4 box at byte ${at}`);
    boxes.push({
      type: data.toString('latin1', at + 4, at + 8),
      data: data.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

function find(boxes: readonly Box[], type: string): Buffer {
  const box = boxes.find((each) => each.type === type);
  if (!box) throw new Error(`No box ${type} in this file`);
  return box.data;
}
