export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function tableHead(cells: readonly string[]): string {
  return `${tableRow(cells)}\n${tableRow(cells.map((_, index) => (index === 0 ? '---' : '---:')))}`;
}
