import { useEffect, useRef, useState, type SubmitEvent } from 'react';
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
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = isCodeAsked ? formRef.current?.elements.namedItem('code') : undefined;
    if (field instanceof HTMLElement) field.focus();
  }, [isCodeAsked]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setError('');
    try {
      const code = readText(form, 'code').trim();
      const typed = { email: readText(form, 'email'), password: readText(form, 'password') };
      setSession(await signIn({ ...typed, ...(code && { code }) }));
    } catch (fault) {
      const answer = fault instanceof PressApiError ? fault : undefined;
      if (answer?.code === 'code_required') {
        // The password is right: nothing has failed, the field that appears takes the focus.
        setError(answer.message);
        return setIsCodeAsked(true);
      }
      setError(texts.signInFailed(answer?.message ?? signInReasons.unreachable));
      message.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form ref={formRef} method="post" action={sessionUrl} onSubmit={(event) => void submit(event)}>
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
      {isCodeAsked ? (
        <Field
          id="desk-code"
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <noscript>
          <Field
            id="desk-code"
            label={texts.code}
            optionalText={texts.codeIfUsed}
            name="code"
            autoComplete="one-time-code"
          />
        </noscript>
      )}
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
