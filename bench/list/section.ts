import { tableHead, tableRow } from '../statistics/markdown-table';

/** The text that one measurement adds to a page of docs/. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Exceeded limits; with any the bench ends with exit code 1. */
  readonly problems: readonly string[];
}

export function sectionText({ title, head, rows }: Section): string {
  return [`### ${title}`, '', tableHead(head), ...rows.map(tableRow)].join('\n');
}
