import { Body } from '../generated/body';
import { Interactions } from './interactions';

/** Server components, except those with event listeners. */
export default function Home() {
  return (
    <>
      <Body />
      <Interactions />
    </>
  );
}
