import { Body } from '../generated/body';
import { Interactions } from './interactions';

/** Server components, but for what listens. */
export default function Home() {
  return (
    <>
      <Body />
      <Interactions />
    </>
  );
}
