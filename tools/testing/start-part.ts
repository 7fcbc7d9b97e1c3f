export {
  startServer as startPart,
  type RunningPart,
  type RunningServer as ForkedPart,
} from '@site/testing/start-server';
