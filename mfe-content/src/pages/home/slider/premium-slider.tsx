import { Arrow, media, Notes, Picture, useHydrated } from '@site/design';
import { island } from '@site/host';
import { useRef } from 'react';
import styled from 'styled-components';
import { premiumSlides, sliderLabels, sliderNotes } from '../../../content/home-premium';
import { isDragged, isLaidOut } from './slide-track';
import { useAutoAdvance } from './use-auto-advance';
import { useSlides } from './use-slides';

const count = premiumSlides.length;

/** Seven slides in a scroll-snap row, which scrolls without JavaScript. Hydration adds the timer, the swipes and the working buttons. */
export const PremiumSlider = island('premium-slider', function PremiumSlider() {
  const track = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const { index, show, rowHandlers } = useSlides(track, count);
  const { isOn, isRunning, toggle, pauseHandlers } = useAutoAdvance(index, () => {
    const row = track.current;
    if (row && isLaidOut(row) && !isDragged(row)) show(index + 1);
  });
  return (
    <div
      role="group"
      aria-label={sliderLabels.list}
      data-hydrate-in-view="not (prefers-reduced-motion)"
    >
      <Row
        ref={track}
        tabIndex={0}
        aria-label={sliderLabels.list}
        $handlesSwipes={isHydrated}
        {...rowHandlers}
        {...pauseHandlers}
      >
        {premiumSlides.map(({ picture, title, description }) => (
          <li key={title}>
            <Picture image={picture} sizes="(max-width:900px) 79vw,min(34vw,520px)" />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </Row>
      <Controls>
        <Dots {...pauseHandlers}>
          {premiumSlides.map(({ title }, position) => (
            <button
              key={title}
              type="button"
              aria-label={sliderLabels.status(position + 1, count)}
              aria-current={position === index || undefined}
              onClick={() => show(position)}
            />
          ))}
        </Dots>
        <div {...pauseHandlers}>
          <Arrow
            small
            icon="arrow-left"
            label={sliderLabels.previous}
            onClick={() => show(index - 1)}
          />
          <Arrow small label={sliderLabels.next} onClick={() => show(index + 1)} />
          {/* Announced only while paused: automatic changes must not interrupt a screen reader. */}
          <p aria-live={isRunning ? 'off' : 'polite'}>{sliderLabels.status(index + 1, count)}</p>
        </div>
        <Arrow
          small
          icon={isOn ? 'pause' : 'play'}
          label={isOn ? sliderLabels.stop : sliderLabels.start}
          onClick={toggle}
        />
      </Controls>
      <Notes items={sliderNotes} />
    </div>
  );
});

const Row = styled.ul<{ $handlesSwipes: boolean }>`
  display: flex;
  gap: var(--s-3);
  margin-right: calc(-1 * var(--gutter));
  padding-right: var(--gutter);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  ${({ $handlesSwipes }) => $handlesSwipes && 'touch-action: pan-y;'}
  &[data-dragging] {
    scroll-snap-type: none;
    scroll-behavior: auto;
  }
  & > li {
    flex: 0 0 88%;
    scroll-snap-align: start;
  }
  & > li > :first-child {
    aspect-ratio: 3 / 2;
  }
  ${media.desktop} {
    margin-right: 0;
    padding-right: 0;
    & > li > :first-child {
      aspect-ratio: 16 / 9;
    }
  }
  & h3 {
    margin-top: var(--s-3);
    font-size: 1.125rem;
    font-weight: 600;
  }
  & p {
    font-size: var(--t-ui);
    line-height: 1.6;
    color: var(--text-2);
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  row-gap: var(--s-2);
  margin-top: var(--s-2);
  @media (scripting: none) {
    display: none;
  }
  & > :nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2);
  }
  & p {
    margin-left: var(--s-2);
    font-size: var(--t-small);
    color: var(--text-2);
  }
`;

/** One short bar per slide, each with a touch target of 44 px. */
const Dots = styled.div`
  grid-column: 1 / -1;
  display: flex;
  margin-left: -0.8125rem;
  & > button {
    display: grid;
    place-items: center;
    flex: 0 1 var(--hit);
    height: var(--hit);
  }
  & > button::before {
    content: '';
    width: 1.125rem;
    height: 2px;
    background: var(--line-strong);
  }
  & > [aria-current]::before {
    height: 4px;
    background: var(--bronze-700);
  }
  /* A contrast theme replaces other background colours by the page's. */
  @media (forced-colors: active) {
    & > button::before {
      background: CanvasText;
    }
    & > [aria-current]::before {
      background: Highlight;
    }
  }
`;
