import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { ViewSize } from '../../tours/viewer/direction';

/** Three bytes per pixel each. */
export type Frames = AsyncIterable<Uint8Array | Uint8ClampedArray> | Iterable<Uint8ClampedArray>;

export interface Encoding {
  /** Frames per second. */
  readonly rate: number;
  /** Constant rate factor of x264: lower is better and larger. */
  readonly crf: number;
}

/** Colours in the encoding that all browsers support; the same frames give the same file. */
const colours = 'out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact';
const encoding = [
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high'],
  ...['-maxrate', '700k', '-bufsize', '1400k', '-aq-mode', '3', '-g', '90', '-threads', '2'],
  ...['-vf', `scale=${colours},format=yuv420p`],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv', '-movflags', '+faststart', '-map_metadata', '-1'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact'],
];

/**
 * Encodes the frames as H.264 in an MP4 file without sound, with ffmpeg.
 * @throws Error when ffmpeg is not installed; when it fails, with the end of its output
 */
export async function encodeVideo(
  frames: Frames,
  { width, height }: ViewSize,
  target: string,
  { rate, crf }: Encoding,
): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const input = [...raw, '-r', String(rate), '-i', 'pipe:0'];
  const child = spawn(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-y',
      ...input,
      '-crf',
      String(crf),
      ...encoding,
      '-f',
      'mp4',
      target,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  // Handled where it is awaited; a broken pipe adds nothing to the error message of ffmpeg.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  for await (const frame of frames) {
    if (child.exitCode !== null || child.stdin.destroyed) break;
    if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg did not write ${target}:\n${output}`);
}

/** @throws Error with instructions when ffmpeg is not installed */
export async function requireFfmpeg(): Promise<void> {
  try {
    await promisify(execFile)('ffmpeg', ['-version']);
  } catch (error) {
    throw new Error('ffmpeg, which encodes the videos, is not installed; see imagery/README.md.', {
      cause: error,
    });
  }
}
