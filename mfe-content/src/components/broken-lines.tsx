import { Fragment } from 'react';

/** A headline whose lines are broken by hand: each line break of the text becomes one. */
export function BrokenLines({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}
