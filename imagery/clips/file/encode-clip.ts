import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { clipSize, framesPerSecond } from '../screenplay';

/** Colours are written as every browser reads them; the same frames give the same file. */
const colours = 'out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact';
const encoding = [
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', '24'],
  ...['-maxrate', '850k', '-bufsize', '1700k', '-aq-mode', '3', '-g', '90', '-threads', '2'],
  ...['-vf', `scale=${colours},format=yuv420p`],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv', '-movflags', '+faststart', '-map_metadata', '-1'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact'],
];

/**
 * Has ffmpeg write the frames as H.264 in an MP4 file without sound.
 * @param frames three bytes a pixel
 * @throws Error when ffmpeg is not there, or with the end of its words when it fails
 */
export async function encodeClip(
  frames: AsyncIterable<Uint8Array | Uint8ClampedArray>,
  target: string,
): Promise<void> {
  const { width, height } = clipSize;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const input = [...raw, '-r', String(framesPerSecond), '-i', 'pipe:0'];
  const child = spawn(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...encoding, '-f', 'mp4', target],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (words: Buffer) => (said = (said + words.toString()).slice(-2000)));
  const ended = once(child, 'close') as Promise<[code: number | null]>;
  // Read where it is awaited; a broken pipe says nothing that ffmpeg does not say better.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  for await (const frame of frames) {
    if (child.exitCode !== null || child.stdin.destroyed) break;
    if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg wrote no ${target}:\n${said}`);
}
