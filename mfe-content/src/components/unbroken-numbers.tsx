import { NoBreak } from '@site/design';

/** A text in which no line ends before ㎡ or inside a telephone number, where keep-all allows a break. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return text
    .split(/(\d+㎡\S*|\d+-\d+)/)
    .map((part, index) => (index % 2 ? <NoBreak key={index}>{part}</NoBreak> : part));
}
