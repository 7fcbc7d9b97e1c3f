import { useEffect, useRef } from 'react';
import { formUrls } from '@site/contract';
import { Button } from '@site/design';
import { Form } from '@site/design/forms';
import { Consents } from '../../components/consents';
import { FailureMessage } from '../../components/failure-message';
import { PersonFields } from '../../components/person-fields';
import { PrivacyNote } from '../../components/privacy-note';
import { RequiredNote } from '../../components/required-note';
import { SuccessMessage } from '../../components/success-message';
import { useRegistration, type RegistrationState } from '../../components/use-registration';
import { formTexts, popupTexts } from '../../content/form-texts';

/** Name and phone. The result replaces the form; the popup offers no retry, by specification. */
export function PopupForm() {
  const { state, receipt, submit } = useRegistration('popup');
  if (state !== 'idle' && state !== 'submitting') return <Result state={state} receipt={receipt} />;
  const isSubmitting = state === 'submitting';
  return (
    <Form method="post" action={formUrls.popup} onSubmit={submit}>
      <RequiredNote />
      <PersonFields prefix="popup" nameLabel={popupTexts.name} />
      <Consents prefix="popup" />
      <Button type="submit" $wide disabled={isSubmitting}>
        {isSubmitting ? formTexts.busy : popupTexts.submit}
      </Button>
      <PrivacyNote />
    </Form>
  );
}

interface ResultProps {
  readonly state: Exclude<RegistrationState, 'idle' | 'submitting'>;
  readonly receipt: string | undefined;
}

function Result({ state, receipt }: ResultProps) {
  const container = useRef<HTMLDivElement>(null);
  // The form unmounted with the focused button in it; focus moves to the result so that screen readers continue there.
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1}>
      {state === 'done' ? (
        <SuccessMessage title={popupTexts.done} receipt={receipt} />
      ) : (
        <FailureMessage result={state} />
      )}
    </div>
  );
}
