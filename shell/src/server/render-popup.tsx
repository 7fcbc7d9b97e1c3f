import type { ExposeModule } from '@site/host';
import { popupStyles, popupTemplateId } from '../boot/popup-template';
import { PopupTree } from '../routes/popup-tree';
import { createShellHost } from '../routes/shell-host';
import type { Stylesheet } from '@site/release';
import { createStylesheet } from './page-stylesheet';
import { renderTree } from './render-tree';
import { plainRules } from './split-styles';

export interface RenderedPopup {
  /** For the body: a template, so that a popup which nobody opens costs no style, no layout and no label. */
  readonly template: string;
  /** For the head: the styles, or a link to them. */
  readonly styles: string;
  readonly stylesheet?: Stylesheet;
}

/**
 * Renders the registration popup as every page carries it. The file of its styles is the same for all of them.
 *
 * @param mayLink whether somebody publishes the file; else the styles stand in the page
 */
export async function renderPopup(module: ExposeModule, mayLink: boolean): Promise<RenderedPopup> {
  const { body, styles } = await renderTree(
    <PopupTree module={module} host={createShellHost()} onOpen={() => undefined} />,
  );
  const template = `<template id="${popupTemplateId}">${body}</template>`;
  if (!mayLink) return { template, styles };
  const [, css = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(styles) ?? [];
  const stylesheet = createStylesheet(popupStyles, plainRules(css));
  // The boot file gives it a medium. It stands before the page's own styles, which keep the last word on the page.
  const link = `<link rel="stylesheet" href="${stylesheet.src}" media="not all">`;
  return { template, styles: link, stylesheet };
}
