/** Tables and lists of data (@site/design/sheets), bundled by the remotes that use them. */
export { DataRows, type DataRowsProps } from './data-rows';
export { DataTable } from './data-table';
export { ScrollSheet, type ScrollSheetProps } from './scroll-sheet';
export { scrollShadow } from './scroll-shadow';
export { SpecList, type SpecListProps } from './spec-list';
