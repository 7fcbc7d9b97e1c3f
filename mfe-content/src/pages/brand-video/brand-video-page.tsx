import styled from 'styled-components';
import { ButtonLink, Icon, Notes, VisuallyHidden } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { useHost } from '@site/host';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { brandVideo } from '../../content/brand-video';
import { PromotionFilm } from './promotion-film';

export function BrandVideoPage() {
  const { promotionVideo } = useHost().site.embeds;
  const { heading, scenes, openFile, opensInNewTab, notes } = brandVideo;
  return (
    <>
      <PromotionFilm address={promotionVideo} />
      <PageBody>
        <PageHeading heading={heading} />
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

const Scenes = styled(DataRows)`
  max-width: 64rem;
  margin-block: var(--s-6);
`;
