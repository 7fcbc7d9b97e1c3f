import styled from 'styled-components';
import { Headline, media, Notes, Section, Container } from '@site/design';
import { useHost } from '@site/host';
import { TabbedPanels } from '../../components/tabs/tabbed-panels';
import { guideVideos, guideTexts, type GuideVideo } from '../../content/guide-videos';
import { videoNotice } from '../../content/notices';
import { VideoStage } from './video-stage';

/** The ids are fragments of addresses that have been shared. */
const items = guideVideos.map((video) => ({ ...video, id: `clip-${video.key}` }));

export function GuideVideosPage() {
  return (
    <Section $tight>
      <Container>
        <TabbedPanels label={guideTexts.tabs} items={items}>
          {(video, isSelected) => <VideoPanel video={video} isSelected={isSelected} />}
        </TabbedPanels>
        <Notes items={[videoNotice]} />
      </Container>
    </Section>
  );
}

/** One video and a description of what it shows. */
function VideoPanel({ video, isSelected }: { video: GuideVideo; isSelected: boolean }) {
  const src = useHost().site.embeds.guideVideos[video.key];
  return (
    <Panel>
      {/* A video ends when its tab is left. */}
      <VideoStage key={isSelected ? 'selected' : 'left'} {...{ video, src, isSelected }} />
      <Description>
        <Headline $size="h3">{video.title}</Headline>
        <p>{video.summary}</p>
        <ul>
          {video.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Description>
    </Panel>
  );
}

/** The width of a video on a desktop is set by the specification. */
const Panel = styled.div`
  max-width: 1300px;
  padding-top: clamp(var(--s-5), 3vw, var(--s-7));
`;

const Description = styled.div`
  display: grid;
  gap: var(--s-3) var(--s-7);
  margin-top: var(--s-6);
  & p {
    max-width: var(--measure);
    color: var(--text-2);
  }
  & li {
    padding-block: 0.7rem;
    border-bottom: var(--hair);
    font-size: var(--t-ui);
  }
  & ul {
    border-top: 1px solid var(--bronze-500);
  }
  ${media.desktop} {
    grid-template: auto 1fr / 7fr 5fr;
    & ul {
      grid-area: 1 / 2 / 3;
    }
  }
`;
