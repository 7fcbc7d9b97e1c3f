import styled from 'styled-components';
import { Headline, media, Notes, Section, Container } from '@site/design';
import { useHost } from '@site/host';
import { TabbedPanels } from '../../components/tabs/tabbed-panels';
import { guideClips, guideTexts, type GuideClip } from '../../content/guide-clips';
import { clipNotice } from '../../content/notices';
import { ClipStage } from './clip-stage';

const items = guideClips.map((clip) => ({ ...clip, id: `clip-${clip.key}` }));

export function GuideVideosPage() {
  return (
    <Section $tight>
      <Container>
        <TabbedPanels label={guideTexts.tabs} items={items}>
          {(clip, isSelected) => <ClipPanel clip={clip} isSelected={isSelected} />}
        </TabbedPanels>
        <Notes items={[clipNotice]} />
      </Container>
    </Section>
  );
}

/** One clip and a description of what it shows. */
function ClipPanel({ clip, isSelected }: { clip: GuideClip; isSelected: boolean }) {
  const src = useHost().site.embeds.guideVideos[clip.key];
  return (
    <Panel>
      {/* A clip ends when its tab is left. */}
      <ClipStage key={isSelected ? 'selected' : 'left'} {...{ clip, src, isSelected }} />
      <Description>
        <Headline $size="h3">{clip.title}</Headline>
        <p>{clip.summary}</p>
        <ul>
          {clip.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Description>
    </Panel>
  );
}

/** The width of a clip on a desktop is set by the specification. */
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
