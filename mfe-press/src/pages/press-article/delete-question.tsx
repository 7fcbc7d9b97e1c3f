import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '@site/design';
import { Link } from '@site/host';
import styled from 'styled-components';
import { IntentFields, nativeForm } from '../../components/admin-panel/native-fields';
import { editTexts as texts } from '../../content/article-texts';
import { adminTexts } from '../../content/press-texts';

interface DeleteQuestionProps {
  /** The article itself. */
  readonly back: string;
  readonly onDelete: () => void;
}

/** The confirmation of a deletion without JavaScript; with it, the browser's own dialog is shown. */
export function DeleteQuestion({ back, onDelete }: DeleteQuestionProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onDelete();
  };
  return (
    <div role="alert">
      <p>{texts.confirmRemoval}</p>
      <Row>
        <form {...nativeForm} onSubmit={submit}>
          <IntentFields intent="delete" />
          <Button type="submit">{texts.remove}</Button>
        </form>
        <ButtonLink as={Link} to={back} target="_self" $tone="outline">
          {adminTexts.cancel}
        </ButtonLink>
      </Row>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  gap: var(--s-3);
  margin-top: var(--s-4);
`;
