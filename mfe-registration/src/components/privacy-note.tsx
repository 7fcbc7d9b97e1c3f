import { FormNote } from '@site/design/forms';
import { Link, pathOf } from '@site/host';
import { privacyNotice as notice } from '../content/privacy-notice';

/**
 * The privacy notice below every form: the collected items, the purposes and the retention period. The policy opens in a
 * new window, because leaving the page would discard what the visitor has typed.
 */
export function PrivacyNote() {
  return (
    <FormNote>
      <b>{notice.title}</b>
      <p>
        {`${notice.items} · ${notice.purposes} · `}
        <strong>{notice.retention}</strong>
        {` · ${notice.refusal} · ${notice.age} · `}
        <Link
          to={pathOf('privacy')}
          target="_blank"
          rel="noopener"
          aria-label={`${notice.policy} ${notice.newWindow}`}
        >
          {notice.policy}
        </Link>
      </p>
    </FormNote>
  );
}
