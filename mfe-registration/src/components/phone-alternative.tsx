import { useHost } from '@site/host';
import { formTexts } from '../content/form-texts';

/** The phone number, under every message of a form that failed. */
export function PhoneAlternative() {
  const { phone } = useHost().site;
  return (
    <p>
      <a href={phone.href}>{formTexts.underFailure(phone.display)}</a>
    </p>
  );
}
