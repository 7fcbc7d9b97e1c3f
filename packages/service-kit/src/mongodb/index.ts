/**
 * The MongoDB stores of both services: connecting, mapping the driver's errors, copies and their restore, and jobs that run in
 * one replica.
 */
export { connect } from './connect';
export { asStoreError, guard, guardInsert } from './guard';
export { readJsonLines, writeJsonLines } from './json-lines';
export { runInOneReplica, type LeaseDocument } from './run-in-one-replica';
export { idsOf, removeDocuments, replaceDocuments, writeDocuments } from './write-documents';
