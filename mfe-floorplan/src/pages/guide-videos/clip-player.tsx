import { useState } from 'react';
import { LoadingVeil } from '../../components/embed/loading-veil';
import { clipTitle, type GuideClip } from '../../content/guide-clips';
import { autoplayAddress, isClipFile } from './clip-address';

interface ClipPlayerProps {
  readonly clip: GuideClip;
  readonly src: string;
  readonly onError: () => void;
}

/** A file of this site plays natively, a video service in its own frame. Both start muted, or no browser starts them. */
export function ClipPlayer({ clip, src, onError }: ClipPlayerProps) {
  const title = clipTitle(clip.name);
  if (isClipFile(src))
    return (
      // The clips have no sound; their content stands in words beside them.
      <video src={src} aria-label={title} autoPlay muted playsInline controls onError={onError} />
    );
  return <ServiceFrame title={title} src={autoplayAddress(src)} />;
}

/** What a player of a video service needs, and nothing that could lead this page away. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function ServiceFrame({ title, src }: { title: string; src: string }) {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <iframe
        title={title}
        sandbox={sandbox}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        src={src}
        onLoad={() => setIsLoading(false)}
      />
      {isLoading && <LoadingVeil />}
    </>
  );
}
