import { SectionHeading } from '@site/design';
import { BrokenLines } from './broken-lines';

export interface PageHeadingProps {
  /** Copy of content/: title lines are separated by line breaks. */
  readonly heading: { readonly eyebrow: string; readonly title: string; readonly lead?: string };
}

/** The h2 that opens a page below its banner. */
export function PageHeading({ heading }: PageHeadingProps) {
  const { eyebrow, title, lead } = heading;
  return (
    <SectionHeading
      level={2}
      eyebrow={eyebrow}
      title={<BrokenLines text={title} />}
      {...(lead && { lead })}
    />
  );
}
