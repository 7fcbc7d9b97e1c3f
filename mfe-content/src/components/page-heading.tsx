import { SectionHeading } from '@site/design';

export interface PageHeadingProps {
  /** Copy of content/; a line break in the title becomes one on the page. */
  readonly heading: { readonly eyebrow: string; readonly title: string; readonly lead?: string };
}

/** The h2 at the top of a page, below its banner. */
export function PageHeading({ heading }: PageHeadingProps) {
  const { eyebrow, title, lead } = heading;
  return <SectionHeading level={2} eyebrow={eyebrow} title={title} {...(lead && { lead })} />;
}
