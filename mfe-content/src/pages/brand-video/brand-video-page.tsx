import styled from 'styled-components';
import { ButtonLink, Icon, media, Notes, SectionHeading, VisuallyHidden } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { useHost } from '@site/host';
import { PageBody } from '../../components/page-body';
import { brandVideo } from '../../content/brand-video';
import { PromotionVideo } from './promotion-video';
import { videoSource } from './video-source';

export function BrandVideoPage() {
  const { promotionVideo } = useHost().site.embeds;
  const { heading, scenes, openFile, opensInNewTab, notes } = brandVideo;
  return (
    <>
      <PromotionFrame url={promotionVideo} />
      <PageBody>
        <SectionHeading level={2} {...heading} />
        <Scenes rows={scenes} />
        <ButtonLink $tone="outline" href={promotionVideo} target="_blank" rel="noopener">
          {openFile}
          <Icon name="external" />
          <VisuallyHidden>({opensInNewTab})</VisuallyHidden>
        </ButtonLink>
        <Notes items={notes} />
      </PageBody>
    </>
  );
}

/** The promotional video on a dark background: 400 × 300 on a phone, 1300 × 500 on a desktop, smaller to fit. */
function PromotionFrame({ url }: { url: string }) {
  const source = videoSource(url);
  return (
    <Background>
      <Screen>
        {source.kind === 'file' ? (
          <PromotionVideo src={source.src} poster={source.poster} />
        ) : (
          <iframe
            src={source.page}
            title={brandVideo.player}
            allow="autoplay; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </Screen>
    </Background>
  );
}

const Scenes = styled(DataRows)`
  max-width: 64rem;
  margin-block: var(--s-6);
`;

const Background = styled.div`
  background: var(--ink-950);
  color: var(--white);
  ${media.desktop} {
    padding-block: var(--s-7);
  }
`;

const Screen = styled.div`
  position: relative;
  width: min(100%, 400px);
  aspect-ratio: 400 / 300;
  margin-inline: auto;
  & :is(video, iframe) {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    /* The poster fits neither frame, each cut fits its own. */
    object-fit: cover;
  }
  ${media.desktop} {
    width: min(100%, 1300px);
    aspect-ratio: 1300 / 500;
  }
`;
