import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { ImageryOptions } from '../imagery-options';
import { renderOrders, type RenderOrder } from './render-orders';

const blenderFolder = path.resolve(import.meta.dirname, '../blender');

/**
 * Renders in Blender, one picture at a time. Without names only what is missing; with names all that they name.
 * @throws Error when Blender is not there, or with the end of its words when it fails
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
  // What was interrupted must not look finished.
  const part = `${target}.part`;
  const program = path.join(blenderFolder, script, 'render.py');
  const end = await run('blender', [
    ...['-b', '-noaudio', '-P', program, '--'],
    ...[...words, `threads=${threads}`, `out=${part}.png`],
  ]);
  if (!existsSync(`${part}.png`)) throw new Error(`Blender made no ${name}:\n${end}`);
  renameSync(`${part}.png`, `${target}.png`);
  if (existsSync(`${part}.npz`)) renameSync(`${part}.npz`, `${target}.npz`);
}

async function requireBlender() {
  try {
    await run('blender', ['--version']);
  } catch {
    throw new Error(
      'Blender is not installed: imagery/README.md says how.\n' +
        'Drawings, cuts and tours do without it: npm run imagery -- --no-render',
    );
  }
}

/** @returns the end of what it said */
function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (words: Buffer) => (said = (said + words.toString()).slice(-2000));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}
