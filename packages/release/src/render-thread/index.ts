/** Runs the code of remotes in a thread, isolated from the process that serves or releases it. */
export {
  startRenderThread,
  ThreadEnded,
  type RenderThread,
  type ThreadLimits,
} from './render-thread';
export type { PageAnswer, PageRequest } from './messages';
