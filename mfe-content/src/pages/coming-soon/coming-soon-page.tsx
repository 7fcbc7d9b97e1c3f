import styled from 'styled-components';
import { Container } from '@site/design';
import { LoadingDots } from '@site/design/motion';
import { comingSoon } from '../../content/coming-soon';

/** The placeholder for routes that have no page yet. The shell's banner shows the heading of the route. */
export function ComingSoonPage() {
  return (
    <Center>
      <Title lang="en">{comingSoon.title}</Title>
      <Text>{comingSoon.text}</Text>
      <LoadingDots />
    </Center>
  );
}

const Center = styled(Container)`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 30rem;
  padding-block: var(--s-9);
  text-align: center;
`;

const Title = styled.p`
  font: 400 min(clamp(2.25rem, 1.4rem + 4.6vw, 5.25rem), 13vw) / 1.15 var(--serif-light);
  letter-spacing: 0.02em;
`;

const Text = styled.p`
  margin-block: var(--s-4) var(--s-6);
  font-size: var(--t-lead);
  color: var(--text-2);
`;
