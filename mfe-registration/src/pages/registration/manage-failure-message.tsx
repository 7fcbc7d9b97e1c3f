import { StateBlock } from '@site/design';
import type { ManageFailure } from '../../api/manage-registration';
import { PhoneAlternative } from '../../components/phone-alternative';
import { ownRegistrationFailures } from '../../content/own-registration';

export function ManageFailureMessage({ failure }: { readonly failure: ManageFailure }) {
  return (
    <StateBlock tone="error" role="alert" title={ownRegistrationFailures[failure]}>
      <PhoneAlternative />
    </StateBlock>
  );
}
