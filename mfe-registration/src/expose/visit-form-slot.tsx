// The slot `visit-form`: the visit form in home's last section; heading and picture around it belong to home.
// Takes no props.
import { PageForm } from '../components/page-form';

export default function VisitFormSlot() {
  return <PageForm kind="visit" hasMarkedMessage={false} />;
}
