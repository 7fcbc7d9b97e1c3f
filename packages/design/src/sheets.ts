/** Tables and drawings: bundled by the remotes that have any (@site/design/sheets). */
export { DataRows, type DataRowsProps } from './data-rows';
export { DataTable } from './data-table';
export { ScrollSheet, type ScrollSheetProps } from './scroll-sheet';
export { SpecList, type SpecListProps } from './spec-list';
