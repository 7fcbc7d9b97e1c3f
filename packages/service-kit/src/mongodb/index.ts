/**
 * The MongoDB stores of both services: connecting, mapping the driver's errors, restoring a copy, and jobs that run in
 * one replica.
 */
export { connect } from './connect';
export { asStoreError, guard, guardInsert } from './guard';
export { runInOneReplica, type LeaseDocument } from './run-in-one-replica';
export { idsOf, removeDocuments, replaceDocuments, writeDocuments } from './write-documents';
