/** Runs the code of remotes in processes of its own, apart from the process that serves or releases it. */
export { openRenderProcesses, ProcessEnded, type RenderProcesses } from './render-processes';
export type { PageAnswer, PageRequest, ProcessLimits } from './messages';
