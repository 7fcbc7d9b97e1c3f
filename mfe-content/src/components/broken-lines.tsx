import { Fragment } from 'react';

/** Renders each line break of the text as `<br>`, for headlines with fixed line breaks. */
export function BrokenLines({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}
