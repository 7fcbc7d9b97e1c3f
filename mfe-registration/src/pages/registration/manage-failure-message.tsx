import { StateBlock } from '@site/design';
import { useHost } from '@site/host';
import type { ManageFailure } from '../../api/manage-registration';
import { formTexts } from '../../content/form-texts';
import { ownRegistrationFailures } from '../../content/own-registration';

export function ManageFailureMessage({ failure }: { readonly failure: ManageFailure }) {
  const { phone } = useHost().site;
  return (
    <StateBlock tone="error" role="alert" title={ownRegistrationFailures[failure]}>
      <p>
        <a href={phone.href}>{formTexts.underFailure(phone.display)}</a>
      </p>
    </StateBlock>
  );
}
