import { useState, type SubmitEvent } from 'react';
import type { FormResult } from '@site/contract';
import { Button, media } from '@site/design';
import { Field, FormMessage } from '@site/design/forms';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { signIn } from '../../api/session';
import { adminTexts as texts, signInReasons } from '../../content/press-texts';
import { publicationMessage } from './form-messages';
import { DraftFields, IntentFields, nativeForm, panelId } from './native-fields';
import { preparePictureFields } from './picture/picture-slot';
import { readText } from './form-text';
import { setSession } from './session-store';
import type { PanelSession } from './use-panel-session';

interface SignInFormProps {
  /** The outcome of a post of the form without script. */
  readonly result?: FormResult | undefined;
  /**
   * The key under which the text of that post is sent again: the service may have stored that text without our receiving
   * its response.
   */
  readonly formKey?: string | undefined;
  readonly panel: PanelSession;
}

/** Signs the administrator in. Without JavaScript the form posts to its page. */
export function SignInForm({ result, formKey, panel }: SignInFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isCodeRequired, setIsCodeRequired] = useState(
    /^(code_required|bad_code)$/.test(result?.code ?? ''),
  );
  const { message, count, moveFocus } = panel;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    moveFocus('', '');
    try {
      const code = readText(form, 'code').trim();
      const typed = { email: readText(form, 'email'), password: readText(form, 'password') };
      setSession(await signIn({ ...typed, ...(code && { code }) }));
      moveFocus(`#${panelId} h2`);
    } catch (error) {
      const apiError = error instanceof PressApiError ? error : undefined;
      if (apiError?.code === 'code_required') {
        // The password was right, so this is not a failure; the new field takes the focus.
        moveFocus('#admin-code', apiError.message);
        return setIsCodeRequired(true);
      }
      moveFocus(
        `#${panelId} [role=alert]`,
        texts.signInFailed(apiError?.message ?? signInReasons.unreachable),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form {...nativeForm} onFocus={preparePictureFields} onSubmit={(event) => void submit(event)}>
      <IntentFields intent="sign-in" formKey={result?.draft && formKey} />
      {result?.draft && (
        <DraftFields
          draft={result.draft}
          resume={result.resume ?? (result.intent === 'edit' ? 'edit' : 'publish')}
        />
      )}
      <Field
        id="admin-email"
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={result?.email}
      />
      <Field
        id="admin-password"
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      {isCodeRequired ? (
        <Field
          id="admin-code"
          label={texts.code}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <noscript>
          <Field
            id="admin-code"
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
      <Message key={count} role="alert" tabIndex={-1} $tone="error">
        {message ?? messageOf(result)}
      </Message>
    </Form>
  );
}

/** @returns the message of a plain form without script, shown below the button of the sign-in */
function messageOf(result: FormResult | undefined): string {
  if (!result) return '';
  if (result.code === 'code_required') return result.message ?? '';
  if (result.intent === 'sign-in')
    return texts.signInFailed(result.message ?? signInReasons.unreachable);
  if (result.code === 'not_signed_in') return texts.sessionExpired;
  return result.draft ? publicationMessage(result.errors) : '';
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    /* In large text two fields do not fit into a row. */
    & > div {
      flex: 1 12rem;
    }
  }
`;

const Message = styled(FormMessage)`
  width: 100%;
  &:empty {
    display: none;
  }
`;
