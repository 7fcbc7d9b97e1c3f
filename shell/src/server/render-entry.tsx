/**
 * Entry of the shell's Node bundle, with which the prerenderer and the site server render documents. It also exports the
 * modules that the Node bundles of remotes share with the shell.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import * as host from '@site/host';
import * as design from '@site/design';

export { renderDocument } from './render-document';
export { renderCalendars } from './render-calendars';
export { renderRobots, renderSitemap } from './crawler-files';

export const sharedModules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
  '@site/host': host,
  '@site/design': design,
};
