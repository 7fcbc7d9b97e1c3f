import { ownRegistrationUrl, receiptCookie, receiptFields } from '@site/contract';
import { Button, ButtonLink, Container, Section, StateBlock } from '@site/design';
import { Link, type PageProps, pathOf, useHost } from '@site/host';
import { PhoneAlternative } from '../../components/phone-alternative';
import { formResult } from '../../content/form-result';
import { formTexts } from '../../content/form-texts';

type Params = Readonly<Record<string, string>>;

/** The result page after a native post of any form, with the same messages as the hydrated forms. */
export function FormResultPage({ params }: PageProps<Params>) {
  return (
    <Section $tight>
      <Container>{params['result'] === 'done' ? <Done /> : <Failed />}</Container>
    </Section>
  );
}

function Done() {
  return (
    <StateBlock tone="ok" title={formResult.done.message}>
      <p>{formTexts.afterSuccess}</p>
      <p>{formResult.done.receiptText}</p>
      <form method="post" action={ownRegistrationUrl}>
        <input type="hidden" name={receiptFields.action} value={receiptCookie.action} />
        <Button type="submit">{formResult.done.receipt}</Button>
      </form>
      <ButtonLink as={Link} to={pathOf('home')}>
        {formResult.done.home}
      </ButtonLink>
    </StateBlock>
  );
}

function Failed() {
  const { site } = useHost();
  return (
    <StateBlock tone="error" title={formResult.failed.message}>
      <PhoneAlternative />
      <ButtonLink as={Link} to={pathOf('customer', { site: site.key })}>
        {formResult.failed.again}
      </ButtonLink>
    </StateBlock>
  );
}
