import styled, { keyframes } from 'styled-components';
import { renderPopup } from './render-popup';

const glow = keyframes`from { opacity: 0.1; }`;
const Dialog = styled.dialog`
  color: red;
  animation: ${glow} 1s;
`;
const popupModule = { default: () => <Dialog>등록</Dialog> };

test('renders the popup into a template and its styles into a file that does not block rendering', async () => {
  const { template, styles, stylesheet } = await renderPopup(popupModule, () => true);
  expect(template).toMatch(
    /^<template id="registration-popup"><dialog class="[^"]+">등록<\/dialog><\/template>$/,
  );
  expect(stylesheet?.src).toMatch(/^\/media\/styles\/[0-9a-f]{10}\/popup\.css$/);
  expect(styles).toBe(`<link rel="stylesheet" href="${stylesheet?.src}" media="not all">`);
  const [className = ''] = /(?<= )[^ "]+(?=">등)/.exec(template) ?? [];
  expect(stylesheet?.text).toContain(`.${className}{color:red;`);
  expect(stylesheet?.text).toContain('from{opacity:0.1;}');
  expect(stylesheet?.text).not.toMatch(/data-styled|\/\*/);
});

test('without published files the styles are inline, with the markers of styled-components', async () => {
  const { styles, stylesheet } = await renderPopup(popupModule, () => false);
  expect(stylesheet).toBeUndefined();
  expect(styles).toMatch(/^<style data-styled="true"[^>]*>[\s\S]*color:red[\s\S]*<\/style>$/);
});
