import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Picture, useHydrated, type ImageAsset } from '@site/design';

export interface FacadeProps {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** URL of the tour or video, which opens in a new tab without JavaScript. */
  readonly href: string;
  readonly image: ImageAsset;
  /** Letters or an icon inside the ring. */
  readonly ring: ReactNode;
  readonly hint: string;
  readonly caption?: ReactNode;
  /** The largest picture of its page, loaded before all others. */
  readonly isFirst?: boolean;
  /** Whether the embed covers it: then nobody can reach it. */
  readonly isCovered?: boolean;
  readonly onOpen: () => void;
}

/** A still picture in place of an embed until the visitor opens it: nothing is loaded from the other host before. */
export function Facade(props: FacadeProps) {
  const {
    ref,
    href,
    image,
    ring,
    hint,
    caption,
    isFirst = false,
    isCovered = false,
    onOpen,
  } = props;
  const isHydrated = useHydrated();
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  const button = { role: 'button', onClick: handleClick, onKeyDown: handleKeyDown };
  return (
    <Still
      ref={ref}
      href={href}
      target="_blank"
      rel="noopener"
      inert={isCovered}
      {...(isHydrated ? button : { 'data-enhanced': '' })}
    >
      <Picture image={image} sizes={stageSizes(image)} priority={isFirst} />
      <Centre>
        <Ring>{ring}</Ring>
        <span>{hint}</span>
      </Centre>
      {caption && <Caption>{caption}</Caption>}
    </Still>
  );
}

/** Up to 900 px the stage is 4:3, for which phones get their own crop; above it is as wide as the page. */
function stageSizes({ width, height }: ImageAsset): string {
  const cropVw = Math.round((90 * width) / height / (4 / 3));
  return `(max-width:600px) 90vw,(max-width:900px) ${cropVw}vw,min(88vw,1536px)`;
}

const Ring = styled.span`
  display: grid;
  place-items: center;
  width: min(5.5rem, 24vw);
  aspect-ratio: 1;
  border: 1px solid;
  border-radius: 50%;
  font: 400 1.5rem/1 var(--serif);
  letter-spacing: 0.06em;
  background: rgb(11 24 32 / 0.5);
  transition:
    background-color var(--fast),
    color var(--fast);
`;

/** In the flow, with padding for the caption below, so that the stage grows with the text size. */
const Centre = styled.span`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-4);
  padding: 3.5rem var(--s-5);
  text-align: center;
  background: rgb(11 24 32 / 0.42);
`;

const Caption = styled.span`
  position: absolute;
  left: 1.25rem;
  bottom: 1rem;
  font: 400 var(--t-h3) / 1.4 var(--serif);
  & small {
    margin-left: 0.3em;
    font: 400 var(--t-small) / 1 var(--sans);
  }
`;

const Still = styled.a`
  display: grid;
  color: var(--white);
  & > :first-child {
    position: absolute;
    inset: 0;
    transition: transform 1.2s var(--ease);
  }
  &:hover > :first-child {
    transform: scale(1.02);
  }
  &:hover ${Ring} {
    background: var(--lamp);
    border-color: var(--lamp);
    color: var(--ink-950);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
