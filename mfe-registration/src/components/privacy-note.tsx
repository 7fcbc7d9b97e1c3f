import { FormNote } from '@site/design/forms';
import { Link, pathOf } from '@site/host';
import { privacyNotice as notice } from '../content/privacy-notice';

/** Below every form: what is collected, for which purpose, and how long it is stored. */
export function PrivacyNote() {
  return (
    <FormNote>
      <b>{notice.title}</b>
      <p>
        {`${notice.items} · ${notice.purposes} · `}
        <strong>{notice.retention}</strong>
        {` · ${notice.refusal} · ${notice.age} · `}
        <Link to={pathOf('privacy')}>{notice.policy}</Link>
      </p>
    </FormNote>
  );
}
