import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { heads } from '@site/contract/heads';
import {
  encodePath,
  matchRoute,
  type ModuleId,
  type PageRelease,
  type ScriptRef,
} from '@site/contract';
import type { PageHead } from '@site/host';
import { checkExposeShape } from '@site/host/gate';
import { App } from '../app';
import type { PageBlock } from '../routes/page-block';
import { createPageVisits } from '../routes/page-visits';
import { createShellHost } from '../routes/shell-host';
import { staticRouter } from '../routes/static-router';
import { writeDocument, type WrittenDocument } from './document';
import { linkStylesBelow, type Stylesheet } from './link-styles-below';
import { structuredData } from './structured-data';

export interface RenderInput {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly modules: Readonly<Partial<Record<ModuleId, unknown>>>;
  readonly release: PageRelease;
  readonly boot: ScriptRef;
  readonly publicOrigin: string;
  readonly data?: unknown;
  /** Whether who asks publishes `stylesheet`; else every style stands in the page. */
  readonly mayLinkStyles?: boolean;
}

export interface RenderedDocument extends WrittenDocument {
  readonly stylesheet?: Stylesheet;
}

/**
 * Renders one page to a complete document.
 * @throws what a remote's component throws, and Error when a module of the page is missing: a release with
 * such a page must not go out
 */
export async function renderDocument(input: RenderInput): Promise<RenderedDocument> {
  const match = input.status === 200 ? matchRoute(input.path) : undefined;
  if (input.status === 200 && !match)
    throw new Error('this shell does not know the path; release the shell too');
  const source = {
    read(id: ModuleId) {
      const module = input.modules[id];
      if (!module)
        throw new Error(`${input.path} needs ${id}, which no remote of this release has`);
      return checkExposeShape(id, module);
    },
  };
  const page: PageBlock = {
    path: input.path,
    status: input.status,
    publicOrigin: input.publicOrigin,
    head: headOf(input, match && source.read(match.route.module).head),
    ...(input.data === undefined ? {} : { data: input.data }),
  };
  const { body, styles, stylesheet } = linkStylesBelow(
    await renderBody(input, page, source),
    input.mayLinkStyles ?? false,
  );
  const document = writeDocument({
    body,
    styles,
    page,
    release: input.release,
    boot: input.boot,
    structuredData: structuredData(page, match),
    match,
  });
  return { ...document, ...(stylesheet && { stylesheet }) };
}

function headOf(input: RenderInput, describe?: (data: never) => PageHead): PageHead {
  if (describe && input.data !== undefined && input.data !== null)
    return describe(input.data as never);
  const id =
    input.status === 404
      ? 'not-found'
      : input.status === 503
        ? 'unavailable'
        : (matchRoute(input.path)?.route.id ?? 'not-found');
  const head = heads[id];
  if (!head) throw new Error(`packages/contract/src/heads.ts has no entry "${id}"`);
  return head;
}

type Source = Parameters<typeof createPageVisits>[1];

async function renderBody(input: RenderInput, page: PageBlock, source: Source) {
  const sheet = new ServerStyleSheet();
  const faults: unknown[] = [];
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <div id="root">
          <App
            Router={staticRouter(encodePath(input.path))}
            host={createShellHost()}
            source={source}
            visits={createPageVisits(page, source, () =>
              Promise.reject(new Error('no navigation here')),
            )}
            publicOrigin={input.publicOrigin}
          />
        </div>,
      ),
      {
        // Larger boundaries would become hidden divs and inline scripts, which neither CSP nor no-JS allows.
        progressiveChunkSize: Infinity,
        onError: (error) => void faults.push(error),
      },
    );
    const body = await new Response(prelude).text();
    if (faults.length > 0) throw faults[0];
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
