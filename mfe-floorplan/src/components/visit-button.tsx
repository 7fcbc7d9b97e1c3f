import { ButtonLink } from '@site/design';
import { RegistrationLink } from '@site/host';
import { visitLabel } from '../content/type-texts';

/** Below every plan, interior, comparison and tour: the way from a type to a visit. @param name of the type */
export function VisitButton({ name }: { readonly name: string }) {
  return <ButtonLink as={RegistrationLink}>{visitLabel(name)}</ButtonLink>;
}
