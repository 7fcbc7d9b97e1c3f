import { createGlobalStyle } from 'styled-components';

/** Print styles of section pages on A4: only content, no navigation, controls or media; the project and its number on every sheet. */
export const PrintStyle = createGlobalStyle<{ $sheetTitle: string }>`
  @page { size: A4; margin: 14mm; @top-left { content: '${({ $sheetTitle }) => $sheetTitle}'; font: 9pt sans-serif; color: #536a77; } }
  @media print {
    html { font-size: 10pt !important; }
    #root > :not(main), main nav, main button, main video, main iframe, [data-registration], dialog { display: none !important; }
    main [role='region'] { overflow: visible !important; }
    main :is(figure, img, svg, tr, li) { break-inside: avoid; }
  }
`;
