import type { ReactNode } from 'react';
import { Container, Section } from '@site/design';

/** The content area below the shell's banner, with the margins of the site. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Section as="div" $tight>
      <Container>{children}</Container>
    </Section>
  );
}
