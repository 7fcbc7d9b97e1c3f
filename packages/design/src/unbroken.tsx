import { Fragment } from 'react';
import { breakableWords } from './content/line-breaks';
import { NoBreak } from './inline-text';

export interface UnbrokenProps {
  /** A line feed becomes a line break. */
  readonly text: string;
}

/** The one rule of line breaks in Korean copy: what belongs together stays on one line. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line
        .split(breakableWords)
        .map((part, at) => (at % 2 ? <NoBreak key={at}>{part}</NoBreak> : part))}
    </Fragment>
  ));
}
