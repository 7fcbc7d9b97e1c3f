import { Container, Notes, Section } from '@site/design';
import { TabbedPanels } from '../../components/tabs/tabbed-panels';
import { guideClips, guideTexts } from '../../content/guide-clips';
import { clipNotice } from '../../content/notices';
import { ClipPanel } from './clip-panel';

const items = guideClips.map((clip) => ({ ...clip, id: `clip-${clip.key}` }));

export function GuideVideosPage() {
  return (
    <Section $tight>
      <Container>
        <TabbedPanels label={guideTexts.tabs} items={items}>
          {(clip) => <ClipPanel clip={clip} />}
        </TabbedPanels>
        <Notes items={[clipNotice]} />
      </Container>
    </Section>
  );
}
