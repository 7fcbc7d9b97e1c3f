import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ImageryOptions } from '../imagery-options';
import { renderOrders, type RenderOrder } from './render-orders';

const blenderFolder = path.resolve(import.meta.dirname, '../blender');

/**
 * Renders in Blender, one picture at a time: the missing ones, or with `only` all that it names.
 * @throws Error when Blender is not installed; when it fails, with the end of its output
 */
export async function renderShots(options: ImageryOptions): Promise<void> {
  const { renders, only, threads } = options;
  const orders = renderOrders(options).filter(
    ({ name }) => only.length > 0 || !existsSync(path.join(renders, `${name}.png`)),
  );
  if (orders.length === 0) return;
  await requireBlender();
  for (const [index, order] of orders.entries()) {
    const started = Date.now();
    await render(order, renders, threads);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${order.name} rendered in ${seconds} s (${index + 1} of ${orders.length})`);
  }
}

async function render({ name, script, words }: RenderOrder, renders: string, threads: number) {
  const target = path.join(renders, name);
  mkdirSync(path.dirname(target), { recursive: true });
  // Rendered under another name, so that an interrupted render never looks finished.
  const part = `${target}.part`;
  for (const ending of ['png', 'npz']) rmSync(`${part}.${ending}`, { force: true });
  const program = path.join(blenderFolder, script, 'render.py');
  const end = await run('blender', [
    ...['-b', '-noaudio', '-P', program, '--'],
    ...[...words, `threads=${threads}`, `out=${part}.png`],
  ]);
  if (!existsSync(`${part}.png`)) throw new Error(`Blender did not write ${name}:\n${end}`);
  renameSync(`${part}.png`, `${target}.png`);
  if (existsSync(`${part}.npz`)) renameSync(`${part}.npz`, `${target}.npz`);
}

async function requireBlender() {
  try {
    await run('blender', ['--version']);
  } catch {
    throw new Error(
      'Blender is not installed; see imagery/README.md.\n' +
        'Drawings, cuts and tours do not need it: npm run imagery -- --no-render',
    );
  }
}

/** @returns the end of the command's output */
function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
