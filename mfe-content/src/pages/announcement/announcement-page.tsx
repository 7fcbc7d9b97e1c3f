import styled from 'styled-components';
import { Notes, SectionHeading } from '@site/design';
import { DataRows } from '@site/design/sheets';
import { useHost } from '@site/host';
import { PageBody } from '../../components/page-body';
import { PictureColumns } from '../../components/picture-columns';
import { PlannedDate } from '../../components/planned-date';
import { announcement, announcementFacts } from '../../content/announcement';
import { pictures } from '../../content/pictures';
import { scheduleSteps } from '../../content/sales-schedule';
import { AnnouncementLink } from './announcement-link';

export function AnnouncementPage() {
  const { site } = useHost();
  const { heading, terms, notes } = announcement;
  const [published] = scheduleSteps;
  const rows = [
    ...announcementFacts(site),
    ...(published ? [{ term: terms.date, description: <PlannedDate step={published} /> }] : []),
    { term: terms.phone, description: <Phone href={site.phone.href}>{site.phone.display}</Phone> },
  ];
  return (
    <PageBody>
      <PictureColumns image={pictures.announcement} isSheet>
        <SectionHeading level={2} {...heading} />
        <Facts rows={rows} />
        <AnnouncementLink />
        <Notes items={notes} />
      </PictureColumns>
    </PageBody>
  );
}

const Facts = styled(DataRows)`
  margin-block: var(--s-6);
`;

const Phone = styled.a`
  display: inline-block;
  /* The touch target is taller than the line of text. */
  margin-block: -0.5rem;
  padding-block: 0.5rem;
  font-weight: 600;
`;
