import { PageForm } from '../../components/page-form';

/** The form in home's visit section; heading and picture are the page's. */
export function VisitForm() {
  return <PageForm kind="visit" hasMarkedMessage={false} />;
}
