import {
  consentField,
  consentNoticeField,
  consentNoticeVersion,
  honeypotField,
} from '@site/contract';
import { Unbroken } from '@site/design';
import { CheckField } from '@site/design/forms';
import { useHost } from '@site/host';
import styled from 'styled-components';
import { formTexts } from '../content/form-texts';

/**
 * The optional advertising consent, the required consent if the site facts set it (`consentMode`), and the honeypot.
 * A native post has the version of the notice in a field, a fetch call in a header.
 */
export function Consents({ prefix }: { prefix: string }) {
  const { site } = useHost();
  return (
    <div>
      <input type="hidden" name={consentNoticeField} value={consentNoticeVersion} />
      {site.consentMode === 'checkbox' && (
        <CheckField
          id={`${prefix}-consent`}
          name={consentField}
          label={formTexts.consent}
          required
        />
      )}
      <CheckField
        id={`${prefix}-marketing`}
        name="marketing"
        label={<Unbroken text={formTexts.marketing} />}
      />
      <Honeypot aria-hidden="true">
        <label htmlFor={`${prefix}-extra`}>{formTexts.honeypot}</label>
        <input id={`${prefix}-extra`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </Honeypot>
    </div>
  );
}

/** Hidden without `display: none`, which bots detect. */
const Honeypot = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
