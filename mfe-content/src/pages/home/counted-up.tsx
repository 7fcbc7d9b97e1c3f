import styled, { keyframes } from 'styled-components';

/**
 * A figure that counts up as it comes into view, by CSS alone: its text is the figure itself at every moment, covered by a
 * counter while that runs. Browsers without style queries show the text.
 */
export function CountedUp({ figure }: { readonly figure: string }) {
  const [thousands, rest] = figure.split(',');
  if (!thousands || !rest) return figure;
  return (
    <Figure>
      <Count $thousands={thousands} $rest={+rest}>
        {figure}
      </Count>
    </Figure>
  );
}

interface CountProps {
  readonly $thousands: string;
  readonly $rest: number;
}

const comeIntoView = keyframes`from, to { --in-view: 1; }`;
const cover = keyframes`from { color: transparent; }`;
const count = keyframes`from { --count: 0; visibility: visible; }`;

/** Scrolling sets a property, which a style query reads: the count itself takes its time and ends, wherever scrolling stops. */
const Figure = styled.span`
  animation: ${comeIntoView} forwards;
  animation-timeline: view();
  animation-range: entry 0% entry 1%;
`;

const Count = styled.span<CountProps>`
  @property --count {
    syntax: '<integer>';
    inherits: false;
    initial-value: 0;
  }
  @counter-style three-digits {
    system: extends decimal;
    pad: 3 '0';
  }
  position: relative;
  @container style(--in-view: 1) {
    animation: ${cover} 1.4s step-end;
    &::after {
      --count: ${({ $rest }) => $rest};
      counter-reset: rest var(--count);
      content: '${({ $thousands }) => $thousands},' counter(rest, three-digits) / '';
      position: absolute;
      left: 0;
      color: var(--text);
      visibility: hidden;
      animation: ${count} 1.4s ease-out;
    }
  }
`;
