import { Button } from '@site/design';
import { useHost } from '@site/host';
import { StageCentre } from '../../components/embed/stage';
import { FailureBlock } from '../../components/embed/failure-block';
import { stateWords } from '../../content/state-words';

/** The clip's file does not come: the sentence of every missing section, another try, the phone. */
export function ClipFailure({ onRetry }: { onRetry: () => void }) {
  const { phone } = useHost().site;
  return (
    <StageCentre>
      <FailureBlock tone="error" role="alert">
        <p>{stateWords.unavailable}</p>
        <Button $tone="outline" $small onClick={onRetry}>
          {stateWords.retry}
        </Button>
        <p>
          <a href={phone.href}>{`${stateWords.consult} ${phone.display}`}</a>
        </p>
      </FailureBlock>
    </StageCentre>
  );
}
