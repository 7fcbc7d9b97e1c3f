import { formUrls } from '@site/contract';
import { Button } from '@site/design';
import { Form } from '@site/design/forms';
import { Consents } from '../../components/consents';
import { FormIntro } from '../../components/form-intro';
import { PersonFields } from '../../components/person-fields';
import { PrivacyNote } from '../../components/privacy-note';
import { RegistrationResult } from '../../components/registration-result';
import { useRegistration } from '../../components/use-registration';
import { formTexts, popupTexts } from '../../content/form-texts';

/** Name and phone. The result replaces the form; the popup offers no retry, by specification. */
export function PopupForm() {
  const { state, receipt, submit } = useRegistration('popup');
  if (state !== 'idle' && state !== 'submitting')
    return <RegistrationResult result={state} doneTitle={popupTexts.done} receipt={receipt} />;
  const isSubmitting = state === 'submitting';
  return (
    <Form method="post" action={formUrls.popup} onSubmit={submit}>
      <FormIntro />
      <PersonFields prefix="popup" nameLabel={popupTexts.name} />
      <Consents prefix="popup" />
      <Button type="submit" $wide disabled={isSubmitting}>
        {isSubmitting ? formTexts.busy : popupTexts.submit}
      </Button>
      <PrivacyNote />
    </Form>
  );
}
