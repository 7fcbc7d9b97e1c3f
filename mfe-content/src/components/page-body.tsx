import type { ReactNode } from 'react';
import { Container, Section } from '@site/design';

/** The paper below a section's banner: the site's one left edge with the right air above. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Section as="div" $tight>
      <Container>{children}</Container>
    </Section>
  );
}
