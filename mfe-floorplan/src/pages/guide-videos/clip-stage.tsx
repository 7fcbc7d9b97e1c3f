import { useState } from 'react';
import { Icon } from '@site/design';
import { Facade } from '../../components/embed/facade';
import { NewWindowLink } from '../../components/embed/new-window-link';
import { Stage } from '../../components/embed/stage';
import { guideTexts, type GuideClip } from '../../content/guide-clips';
import { clipPicture } from '../../content/pictures';
import { ClipFailure } from './clip-failure';
import { ClipPlayer } from './clip-player';
import { useMayAutoplay } from './use-may-autoplay';

/** Plays the selected clip as soon as the page is alive; who saves motion or data gets its picture and a button. */
export function ClipStage({ clip, src }: { clip: GuideClip; src: string }) {
  const mayAutoplay = useMayAutoplay();
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isPlaying = !hasFailed && (mayAutoplay || isWanted);
  const retry = () => {
    setIsWanted(true);
    setHasFailed(false);
  };
  return (
    <>
      <Stage $isClip data-hydrate-in-view="(prefers-reduced-motion: no-preference)">
        {isPlaying && <ClipPlayer clip={clip} src={src} onError={() => setHasFailed(true)} />}
        {hasFailed && <ClipFailure onRetry={retry} />}
        {!isPlaying && !hasFailed && (
          <Facade
            href={src}
            image={clipPicture(clip.key)}
            ring={<Icon name="play" />}
            hint={guideTexts.hint}
            caption={clip.name}
            onOpen={() => setIsWanted(true)}
          />
        )}
      </Stage>
      <NewWindowLink href={src} />
    </>
  );
}
