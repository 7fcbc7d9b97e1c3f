import type { ExposeModule } from '@site/host';
import { popupStyles, popupTemplateId } from '../boot/popup/popup-template';
import { PopupTree } from '../routes/popup/popup-tree';
import { createShellHost } from '../routes/shell-host';
import { renderTree } from './render-tree';
import { createStylesheet, plainRules } from './styles/split-styles';

/**
 * Renders the registration popup, which is identical in every page, and so is the file with its styles.
 *
 * @param mayLink whether a stylesheet of this address is or will be published; otherwise the styles are inline
 * @returns `template` for the body, so that a popup that is not opened costs no style and layout; `styles` for the head: the rules
 *   or a link to them; the linked file
 */
export async function renderPopup(module: ExposeModule, mayLink: (src: string) => boolean) {
  const { body, styles } = await renderTree(
    <PopupTree module={module} host={createShellHost()} onOpen={() => undefined} />,
  );
  const template = `<template id="${popupTemplateId}">${body}</template>`;
  const [, css = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(styles) ?? [];
  const stylesheet = createStylesheet(popupStyles, plainRules(css));
  if (!mayLink(stylesheet.src)) return { template, styles };
  // The boot file changes the media. The link precedes the page's own styles, which therefore take precedence.
  const link = `<link rel="stylesheet" href="${stylesheet.src}" media="not all">`;
  return { template, styles: link, stylesheet };
}
