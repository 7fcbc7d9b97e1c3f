/** Runs the code of remotes apart from the process that serves or releases it. */
export {
  startRenderThread,
  ThreadEnded,
  type RenderThread,
  type ThreadLimits,
} from './render-thread';
export type { PageAnswer, PageQuestion } from './questions';
