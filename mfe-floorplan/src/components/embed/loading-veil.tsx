import { LoadingDots } from '@site/design/motion';
import { stateWords } from '../../content/state-words';
import { StageCentre } from './stage';

/** Three dots and a word over the stage until the frame has answered. */
export function LoadingVeil() {
  return (
    <StageCentre $isVeil role="status">
      <LoadingDots />
      {stateWords.loading}
    </StageCentre>
  );
}
