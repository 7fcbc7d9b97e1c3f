import styled from 'styled-components';
import { Headline, media } from '@site/design';
import { useHost } from '@site/host';
import type { GuideClip } from '../../content/guide-clips';
import { ClipStage } from './clip-stage';

/** One clip and, in words, what it shows. */
export function ClipPanel({ clip }: { clip: GuideClip }) {
  const src = useHost().site.embeds.guideVideos[clip.key];
  return (
    <Panel>
      <ClipStage clip={clip} src={src} />
      <Words>
        <Headline $size="h3">{clip.title}</Headline>
        <p>{clip.summary}</p>
        <ul>
          {clip.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Words>
    </Panel>
  );
}

/** The specification's width of a clip on a desktop. */
const Panel = styled.div`
  max-width: 1300px;
  padding-top: clamp(var(--s-5), 3vw, var(--s-7));
`;

const Words = styled.div`
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
