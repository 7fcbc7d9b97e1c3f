import type { ReactNode } from 'react';
import { formatClock, type Article } from '@site/contract';
import { Button, media } from '@site/design';
import { FormMessage } from '@site/design/forms';
import styled from 'styled-components';
import { adminTexts as texts } from '../../content/press-texts';
import type { DraftStatus } from './drafts/use-draft';
import { Preview, PreviewButton } from './preview';

interface FormFootProps {
  /** Of the submit button. */
  readonly label: string;
  /** The text is being sent. The button keeps the focus. */
  readonly isBusy: boolean;
  readonly isUploading: boolean;
  readonly draft: DraftStatus;
  readonly message: string;
  readonly preview: Article | undefined;
  readonly onTogglePreview: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The end of a write or edit form: the last saved draft, the buttons, the message and the preview. */
export function FormFoot(props: FormFootProps) {
  const { label, isBusy, isUploading, draft, message, preview, onTogglePreview, children } = props;
  return (
    <>
      <Actions>
        <Draft>
          {draft === 'failed' && <span role="alert">{texts.draftFailed}</span>}
          {typeof draft === 'object' && <span>{texts.draftSaved(formatClock(draft.savedAt))}</span>}
        </Draft>
        <Button type="submit" disabled={isUploading} aria-disabled={isBusy}>
          {label}
        </Button>
        <PreviewButton isOpen={preview !== undefined} onToggle={onTogglePreview} />
        {children}
      </Actions>
      <FormMessage role="status" $tone="error">
        {message}
      </FormMessage>
      <Preview article={preview} />
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4);
`;

/** It appears beside or below the buttons without moving them from under a finger. */
const Draft = styled.p`
  order: 1;
  flex: 1 1 100%;
  min-height: 1.6em;
  font-size: var(--t-small);
  color: var(--text-2);
  ${media.desktop} {
    order: 0;
    flex-basis: 8rem;
  }
`;
