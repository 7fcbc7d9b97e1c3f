/** Runs the code of remotes in a process, isolated from the process that serves or releases it. */
export {
  startRenderProcess,
  ProcessEnded,
  type RenderProcess,
  type ProcessLimits,
} from './render-process';
export type { PageAnswer, PageRequest } from './messages';
