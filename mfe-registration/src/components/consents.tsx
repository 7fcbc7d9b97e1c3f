import { honeypotField } from '@site/contract';
import { NoBreak } from '@site/design';
import { CheckField } from '@site/design/forms';
import { useHost } from '@site/host';
import styled from 'styled-components';
import { formTexts } from '../content/form-texts';

/** The optional advertising consent, the required one where the site asks for it, and the trap for bots. */
export function Consents({ prefix }: { prefix: string }) {
  const { site } = useHost();
  return (
    <div>
      {site.consentMode === 'checkbox' && (
        <CheckField id={`${prefix}-consent`} name="_consent" label={formTexts.consent} required />
      )}
      <CheckField
        id={`${prefix}-marketing`}
        name="marketing"
        label={
          <>
            {formTexts.marketingLead} <NoBreak>{formTexts.marketingSms}</NoBreak>{' '}
            {formTexts.marketingEnd}
          </>
        }
      />
      <Trap aria-hidden="true">
        <label htmlFor={`${prefix}-trap`}>{formTexts.honeypot}</label>
        <input id={`${prefix}-trap`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </Trap>
    </div>
  );
}

/** Out of sight without display:none, which bots know. */
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
