import { formLimits, formUrls } from '@site/contract';
import { Button } from '@site/design';
import { Field, FieldPair, Form } from '@site/design/forms';
import { formTexts, pageTexts } from '../content/form-texts';
import { Consents } from './consents';
import { FormIntro } from './form-intro';
import { PersonFields } from './person-fields';
import { PrivacyNote } from './privacy-note';
import { RegistrationResult } from './registration-result';
import { useRegistration } from './use-registration';

interface PageFormProps {
  readonly kind: 'visit' | 'inquiry';
  /** The customer page marks the message as required but does not validate it, by specification. */
  readonly hasMarkedMessage: boolean;
}

/**
 * The form of home and of the customer page. Without JavaScript it posts natively to the same URL. Fields are cleared
 * only on success; after a failure everything typed stays.
 */
export function PageForm({ kind, hasMarkedMessage }: PageFormProps) {
  const { state, receipt, submit } = useRegistration(kind, (form) => form.reset());
  const isSubmitting = state === 'submitting';
  return (
    <Form method="post" action={formUrls[kind]} onSubmit={submit}>
      <FormIntro />
      <FieldPair>
        <PersonFields prefix={kind} nameLabel={pageTexts.name} />
      </FieldPair>
      <Field
        id={`${kind}-message`}
        label={pageTexts.message}
        name="message"
        multiline
        rows={5}
        maxLength={formLimits.message}
        {...(hasMarkedMessage ? { isMarked: true } : { optionalText: pageTexts.optional })}
      />
      <Consents prefix={kind} />
      <Button type="submit" $wide disabled={isSubmitting}>
        {isSubmitting ? formTexts.busy : pageTexts.submit}
      </Button>
      {state !== 'idle' && state !== 'submitting' && (
        <RegistrationResult result={state} doneTitle={pageTexts.done} receipt={receipt} />
      )}
      <PrivacyNote />
    </Form>
  );
}
