import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** @throws Error that says what to do when ffmpeg is not installed */
export async function requireFfmpeg(): Promise<void> {
  try {
    await promisify(execFile)('ffmpeg', ['-version']);
  } catch (error) {
    throw new Error(
      'ffmpeg, which encodes the clips, is not installed: imagery/README.md says how.',
      {
        cause: error,
      },
    );
  }
}
