import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

export interface LoadingDotsProps {
  /** Text for screen readers; omit it if the same text is visible beside the dots. */
  readonly label?: string;
  readonly className?: string;
}

/** Three orange dots, 15 px, with a period of one second: the loading animation of the specification. */
export function LoadingDots({ label, className }: LoadingDotsProps) {
  return (
    <Dots className={className}>
      <i />
      <i />
      <i />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Dots>
  );
}

const beat = keyframes`
  50% { transform: scale(0.55); opacity: 0.45; }
`;

const Dots = styled.span`
  position: relative;
  display: flex;
  gap: 12px;
  & i {
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: #e58a2b;
    animation: ${beat} 1s ease-in-out infinite;
  }
  & i:nth-child(2) {
    animation-delay: 0.2s;
  }
  & i:nth-child(3) {
    animation-delay: 0.4s;
  }
`;
