import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** @throws Error with instructions when ffmpeg is not installed */
export async function requireFfmpeg(): Promise<void> {
  try {
    await promisify(execFile)('ffmpeg', ['-version']);
  } catch (error) {
    throw new Error('ffmpeg, which encodes the clips, is not installed; see imagery/README.md.', {
      cause: error,
    });
  }
}
