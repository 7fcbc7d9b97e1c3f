/** The command lines of both services. */
export { promptLines, readLine } from './read-lines';
export { runCommand } from './run-command';
