import { createGlobalStyle } from 'styled-components';

/** Print styles of section pages on A4: only content, no navigation, controls or media. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 14mm; }
  @media print {
    html { font-size: 10pt !important; }
    #root > :not(main), main nav, main button, main video, main iframe, [data-registration], dialog { display: none !important; }
    main [role='region'] { overflow: visible !important; }
    main :is(figure, img, svg, tr, li) { break-inside: avoid; }
  }
`;
