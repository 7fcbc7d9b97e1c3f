/**
 * The shell's node bundle: what prerenderer and SSR server need to turn a path into a document, and the
 * modules that remotes' node bundles share with it. Built by webpack, loaded by packages/build/src/release.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import * as host from '@site/host';
import * as design from '@site/design';

export { renderDocument } from './render-document';
export { renderRobots, renderSitemap } from './sitemap';

export const sharedModules = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'styled-components': styledComponents,
  '@site/host': host,
  '@site/design': design,
};
