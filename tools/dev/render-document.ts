import { createHash } from 'node:crypto';
import { pageSecurityPolicy } from '@site/contract';
import type { DevelopmentRemote } from './development-remote';
import type { DevelopmentShell } from './development-shell';
import { bootUrl, clientUrl } from './messages';
import { readPage } from './page-blocks';
import { renderOwnParts } from './render-own-parts';

/** The frontends that are developed here. */
export interface Frontends {
  readonly shell: DevelopmentShell;
  readonly remotes: readonly DevelopmentRemote[];
  /** Whether these are all remotes of the site: then whole documents are rendered here. */
  readonly isWholeSite: boolean;
}

/** A document of the running site. */
export interface ServedDocument {
  readonly html: string;
  readonly policy: string;
  /** Decoded. */
  readonly path: string;
  readonly status: number;
  /** Text of a stylesheet of the site. */
  readonly readStyles: (href: string) => Promise<string>;
}

type DevelopmentDocument = Pick<ServedDocument, 'html' | 'policy' | 'status'>;

/**
 * Renders a document from this checkout and makes it load the development builds.
 * @throws any error of the frontends' code
 */
export async function renderDevelopmentDocument(
  served: ServedDocument,
  frontends: Frontends,
): Promise<DevelopmentDocument> {
  const rendered = frontends.isWholeSite
    ? await renderWhole(served, frontends)
    : await renderParts(served, frontends);
  return { ...rendered, html: withDevelopmentScripts(rendered.html) };
}

/** The document as the site sent it, with the new code. */
export function asServed({ html, policy, status }: ServedDocument): DevelopmentDocument {
  return { html: withDevelopmentScripts(html), policy, status };
}

async function renderWhole(served: ServedDocument, { shell, remotes }: Frontends) {
  const bundle = await shell.bundle();
  const modules = await Promise.all(remotes.map((one) => one.modules()));
  const page = readPage(served.html);
  // A page that the running release does not know yet.
  const isNew = page.status === 404 && bundle.matchRoute(served.path)?.route.render === 'static';
  const { html, ...hashes } = await bundle.renderDocument({
    ...page,
    ...(isNew && { path: served.path, status: 200 }),
    modules: Object.fromEntries(modules.flatMap((own) => Object.entries(own))),
    boot: { src: bootUrl, integrity: '' },
  });
  return { html, policy: pageSecurityPolicy(hashes), status: isNew ? 200 : served.status };
}

async function renderParts(served: ServedDocument, { shell, remotes }: Frontends) {
  const { html, policy, status } = served;
  const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const linked = await Promise.all(hrefs.map(([, href = '']) => served.readStyles(href)));
  let result = { html, policy, status };
  for (const { name, modules } of remotes) {
    const own = { name, shell: await shell.bundle(), modules: await modules() };
    const parts = await renderOwnParts(result.html, linked.join(''), own);
    if (parts)
      result = { ...result, html: parts.html, policy: allowStyles(result.policy, parts.styles) };
  }
  return result;
}

const bootScript = /(<template><script src=")[^"]+" integrity="[^"]*"/;

function withDevelopmentScripts(html: string): string {
  return html
    .replace('<head>', `<head><script src="${clientUrl}"></script>`)
    .replace(bootScript, `$1${bootUrl}"`);
}

function allowStyles(policy: string, styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return policy.replace('style-src ', `style-src 'sha256-${hash}' `);
}
