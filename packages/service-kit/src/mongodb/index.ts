/** The MongoDB stores of both services: how they connect, what an error of the driver becomes, how a copy is
 * written back, and jobs that one of all replicas runs. */
export { connect } from './connect';
export { asStoreError, guard, guardInsert } from './guard';
export { runInOneReplica, type LeaseDocument } from './run-in-one-replica';
export { replaceDocuments, writeDocuments } from './write-documents';
