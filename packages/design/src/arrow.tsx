import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from './icon';

export interface ArrowProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name. */
  readonly label: string;
  /** Default: "arrow-right". */
  readonly icon?: IconName;
  /** 44 px instead of 52. */
  readonly small?: boolean;
}

/** A round icon button; `disabled` dims it at the ends of a carousel. */
export function Arrow({ label, icon = 'arrow-right', small = false, ...rest }: ArrowProps) {
  return (
    <Round type="button" aria-label={label} $small={small} {...rest}>
      <Icon name={icon} />
    </Round>
  );
}

const Round = styled.button<{ $small: boolean }>`
  display: grid;
  place-items: center;
  width: ${({ $small }) => ($small ? 'var(--hit)' : 'clamp(52px, 3.25rem, 72px)')};
  aspect-ratio: 1;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  transition:
    background-color var(--fast),
    color var(--fast);
  &:focus-visible {
    border-radius: 50%;
  }
  &:hover:enabled {
    background: var(--ink-900);
    border-color: var(--ink-900);
    color: var(--white);
  }
  &:disabled {
    opacity: 0.38;
    cursor: default;
  }
`;
