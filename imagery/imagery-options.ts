import path from 'node:path';
import { parseArgs } from 'node:util';

export interface ImageryOptions {
  /** Names of flats, shots, pictures, videos or files of the brand (`84A`, `hero`, `promotion`, `icons`); all when empty. */
  readonly only: readonly string[];
  /** Folder of the renders: large PNGs that are not committed. Drafts have their own, so that none is cut for a page. */
  readonly renders: string;
  readonly isRendering: boolean;
  /** Small and noisy renders, in seconds, for a preview of changed data. */
  readonly isDraft: boolean;
  /** Nothing but the widths of pictures, after a change of picture-widths.ts. */
  readonly isCutsOnly: boolean;
  readonly threads: number;
}

const usage = `npm run imagery [-- check | --only 84A[,hero,…]] [--draft] [--no-render] [--cuts] [--renders <folder>] [--threads <n>]
  --only       flats, shots, pictures, videos, icons: those whose names contain this; existing ones are made again
  --draft      renders only, small and quick, for a preview, in the folder drafts of the renders
  --no-render  drawings, cuts, tours and videos only, from existing renders
  --cuts       the widths of pictures only, from renders or otherwise from the largest files
  --renders    folder of the renders (default .cache/renders)`;

/** @throws Error with the usage when an option is unknown or invalid */
export function parseImageryOptions(args: readonly string[]): ImageryOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        draft: { type: 'boolean', default: false },
        'no-render': { type: 'boolean', default: false },
        cuts: { type: 'boolean', default: false },
        renders: {
          type: 'string',
          default: path.resolve(import.meta.dirname, '../.cache/renders'),
        },
        threads: { type: 'string', default: '0' },
      },
    });
    if (!/^\d+$/.test(values.threads))
      throw new Error(`--threads ${values.threads} is not a number`);
    return {
      only: values.only.flatMap((names) => names.split(',')).filter(Boolean),
      renders: path.resolve(values.renders, values.draft ? 'drafts' : ''),
      isRendering: !values['no-render'],
      isDraft: values.draft,
      isCutsOnly: values.cuts,
      threads: Number(values.threads),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}

/** Whether `only` names something, or is empty. */
export function isNamed(name: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((part) => name.includes(part));
}
