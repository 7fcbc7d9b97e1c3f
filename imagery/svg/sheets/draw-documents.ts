import {
  contractDocuments,
  documentGroups,
} from '../../../mfe-content/src/content/contract-documents';
import { drawing, type Drawing } from '../drawing';
import { label } from '../label';
import { bronze, ink, margin, quiet, rule, sheetFrame } from './sheet-frame';

const size = { width: 1200, height: 1600 };
const detailX = 470;
const rowHeight = 58;

/** The page's list as a sheet to save or print. */
export function drawDocuments(name: string): Drawing {
  const rows: string[] = [];
  let y = 400;
  for (const { title, documents } of documentGroups) {
    rows.push(
      label(title, margin, y, { size: 34, weight: 700, anchor: 'start', fill: bronze }),
      rule(y + 22, size.width, ink, 2.5),
    );
    y += 66;
    for (const document of documents) {
      rows.push(
        label(document.name, margin, y, { size: 28, weight: 600, anchor: 'start', fill: ink }),
        label(document.detail, detailX, y, { size: 26, anchor: 'start', fill: quiet }),
        rule(y + 20, size.width),
      );
      y += rowHeight;
    }
    y += 44;
  }
  const { eyebrow, title } = contractDocuments.heading;
  return drawing(name, size, sheetFrame(size, eyebrow, title), ...rows);
}
