import { heads } from '@site/contract/heads';
import { matchRoute, registrationPopup, type ModuleId } from '@site/contract';
import type { PageHead } from '@site/host';
import { checkExposeShape } from '@site/host/compatibility';
import type { RenderedDocument, RenderInput } from '@site/release';
import { pageSharePictures } from '../content/page-share-pictures';
import type { PageBlock } from '../routes/page-block';
import { compactRules, compactTags, dropComponentIds } from './compact-html';
import { writeDocument } from './write-document';
import { linkStylesBelow } from './styles/link-styles-below';
import { PageTree } from './page-tree';
import { renderPopup } from './render-popup';
import { requireIslands } from './require-islands';
import { renderTree } from './render-tree';
import { structuredData } from './structured-data';

/**
 * Renders a page to a complete document.
 * @throws any error of a remote's component, and Error if a module of the page is missing, so that such a release fails
 */
export async function renderDocument(input: RenderInput): Promise<RenderedDocument> {
  const match = input.status === 200 ? matchRoute(input.path) : undefined;
  if (input.status === 200 && !match)
    throw new Error('the shell has no route for this path; release the shell too');
  const source = {
    isPrerendering: true as const,
    read(id: ModuleId | undefined) {
      if (id === undefined)
        throw new Error('a slot of this page is unknown to the shell; release the shell too');
      const module = input.modules[id];
      if (!module)
        throw new Error(`${input.path} needs ${id}, which no remote of this release exposes`);
      return checkExposeShape(id, module);
    },
  };
  const page: PageBlock = {
    path: input.path,
    status: input.status,
    publicOrigin: input.publicOrigin,
    head: withSharePicture(
      headOf(input, match && source.read(match.route.module).head),
      match?.route.id,
    ),
    ...(input.data === undefined ? {} : { data: input.data }),
    ...(input.admin && { admin: input.admin }),
  };
  const { mayLinkStyles = false, publishedStyles = [] } = input;
  const popup = await renderPopup(
    source.read(registrationPopup),
    (src) => mayLinkStyles || publishedStyles.includes(src),
  );
  const { body, styles, stylesheet } = linkStylesBelow(
    await renderTree(<PageTree page={page} source={source} />),
    mayLinkStyles,
  );
  requireIslands(body, match, source);
  const rules = [popup.styles, styles, popup.stylesheet?.text, stylesheet?.text].join('');
  const document = writeDocument({
    body: compactTags(dropComponentIds(body, rules)),
    styles: compactRules(popup.styles + styles),
    popup: compactTags(dropComponentIds(popup.template, rules)),
    page,
    release: input.release,
    boot: input.boot,
    structuredData: structuredData(page, match),
    match,
  });
  return {
    ...document,
    stylesheets: [popup.stylesheet, stylesheet].filter((file) => file !== undefined),
  };
}

const headsById = new Map(Object.entries(heads));

function headOf(input: RenderInput, describe?: (data: never) => PageHead | undefined): PageHead {
  const own = input.data ? describe?.(input.data as never) : undefined;
  if (own) return own;
  const id =
    input.status === 404
      ? 'not-found'
      : input.status === 503
        ? 'unavailable'
        : (matchRoute(input.path)?.route.id ?? 'not-found');
  const head = headsById.get(id);
  if (!head) throw new Error(`packages/contract/src/heads.ts has no entry "${id}"`);
  return head;
}

/** Only documents contain it: programs that show shared links do not navigate inside the page. */
function withSharePicture(head: PageHead, routeId = ''): PageHead {
  const sharePicture = pageSharePictures.get(routeId);
  return sharePicture === undefined ? head : { sharePicture, ...head };
}
