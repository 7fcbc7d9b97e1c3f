import styled from 'styled-components';
import { ButtonLink, Icon, media, Notes, Picture, SectionHeading } from '@site/design';
import { Link, pathOf } from '@site/host';
import { PageBody } from '../../components/page-body';
import { pictures } from '../../content/pictures';
import { salesSchedule } from '../../content/sales-schedule';
import { CalendarLink } from './calendar-link';
import { wholeSchedule } from './schedule-calendars';
import { ScheduleList } from './schedule-list';

export function SalesSchedulePage() {
  return (
    <PageBody>
      <Columns>
        <Tall image={pictures.schedule} sizes="(max-width:900px) 100vw,648px" priority />
        <div>
          <SectionHeading level={2} {...salesSchedule.heading} />
          <ScheduleList />
          <SaveAll name={wholeSchedule} label={salesSchedule.saveAllText}>
            <Icon name="calendar" />
            {salesSchedule.saveAllText}
          </SaveAll>
          <Notes items={salesSchedule.notes} />
          <AnnouncementLink as={Link} to={pathOf('announcement')}>
            {salesSchedule.announcementLink}
          </AnnouncementLink>
        </div>
      </Columns>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-7);
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(2.5rem, 6vw, 6rem);
  }
`;

const Tall = styled(Picture)`
  aspect-ratio: 4 / 3;
  /* On a phone the picture follows the banner without a gap and extends to both edges of the screen. */
  margin: calc(-1 * var(--section-tight)) calc(-1 * var(--gutter)) 0;
  object-position: 50% 82%;
  ${media.desktop} {
    aspect-ratio: auto;
    height: 100%;
    max-height: 60rem;
    margin: 0;
    object-position: 42% 70%;
  }
`;

const SaveAll = styled(CalendarLink)`
  gap: var(--s-2);
  margin-block: var(--s-4) var(--s-5);
  font-size: var(--t-ui);
  font-weight: 600;
`;

const AnnouncementLink = styled(ButtonLink)`
  margin-top: var(--s-6);
`;
