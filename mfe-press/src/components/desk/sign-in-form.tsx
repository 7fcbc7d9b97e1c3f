import { useRef, useState, type SubmitEvent } from 'react';
import { sessionUrl } from '@site/contract';
import { Button, media } from '@site/design';
import { Field, FormMessage } from '@site/design/forms';
import { useHost } from '@site/host';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { signIn } from '../../api/session';
import { deskTexts as texts, signInReasons } from '../../content/press-texts';
import { readText } from './read-text';
import { setSession } from './session-store';

/** Signs the administrator in with exactly what was typed. Without script it posts to the same address. */
export function SignInForm() {
  const { site } = useHost();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      setSession(await signIn(readText(form, 'email'), readText(form, 'password')));
    } catch (fault) {
      const reason = fault instanceof PressApiError ? fault.message : signInReasons.unreachable;
      setError(texts.signInFailed(reason));
      message.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form method="post" action={sessionUrl} onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="site" value={site.key} />
      <Field
        id="desk-email"
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
      />
      <Field
        id="desk-password"
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" disabled={isBusy}>
        {texts.signIn}
      </Button>
      <Message ref={message} role="alert" tabIndex={-1} $tone="error">
        {error}
      </Message>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  ${media.desktop} {
    grid-template-columns: 1fr 1fr auto;
    align-items: end;
  }
`;

const Message = styled(FormMessage)`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;
