import styled from 'styled-components';
import { ButtonLink, Notes, SectionHeading } from '@site/design';
import { Link, pathOf, useHost } from '@site/host';
import { NumberedFacts } from '../../components/numbered-facts';
import { PageBody } from '../../components/page-body';
import { PictureColumns } from '../../components/picture-columns';
import { pictures } from '../../content/pictures';
import { subscriptionCheckpoints } from '../../content/subscription-checkpoints';

export function SubscriptionCheckpointsPage() {
  const { phone } = useHost().site;
  const { heading, items, consult, announcementLink, notes } = subscriptionCheckpoints;
  return (
    <PageBody>
      <PictureColumns image={pictures.checkpoints}>
        <SectionHeading level={2} {...heading} />
        <NumberedFacts facts={items} />
        <Notes items={notes} />
        <Links>
          <ButtonLink as={Link} to={pathOf('announcement')}>
            {announcementLink}
          </ButtonLink>
          <span>
            {consult} <a href={phone.href}>{phone.display}</a> ({phone.hours})
          </span>
        </Links>
      </PictureColumns>
    </PageBody>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-5);
  margin-top: var(--s-6);
  & span {
    color: var(--text-2);
  }
  & span a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 600;
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
