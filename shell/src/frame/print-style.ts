import { createGlobalStyle } from 'styled-components';

/** Section pages on A4: what a page says, and nothing that leads elsewhere, moves or waits. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 14mm; }
  @media print {
    html { font-size: 10pt; }
    #root > :not(main), main nav, main button, main video, main iframe, [data-registration], dialog { display: none !important; }
    [data-veiled] { opacity: 1 !important; }
    main [role='region'] { overflow: visible !important; }
    main :is(figure, img, svg, tr, li) { break-inside: avoid; }
  }
`;
