/** The MongoDB stores of both services: how they connect, what an error of the driver becomes, and how a copy is written back. */
export { connect } from './connect';
export { asStoreError, guard, guardInsert } from './guard';
export { replaceDocuments, writeDocuments } from './write-documents';
