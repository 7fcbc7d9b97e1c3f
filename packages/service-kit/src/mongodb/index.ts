/** The MongoDB stores of both services: how they connect, and what an error of the driver becomes. */
export { connect } from './connect';
export { asStoreError, guard, guardInsert } from './guard';
