/** What a server that `npm start` runs owes it. */
export { endWithSupervisor } from './end-with-supervisor';
