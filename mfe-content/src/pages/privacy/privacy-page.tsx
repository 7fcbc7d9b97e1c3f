import styled from 'styled-components';
import { formatDate } from '@site/contract';
import { useHost } from '@site/host';
import { PageBody } from '../../components/page-body';
import { privacy, privacyEffectiveDate, privacyLead, privacySections } from '../../content/privacy';
import { PurposeTable } from './purpose-table';
import { PrivacySectionBlock } from './privacy-section-block';

export function PrivacyPage() {
  const { site } = useHost();
  return (
    <PageBody>
      <Text>
        <p>{privacyLead(site)}</p>
        <p>
          {privacy.effective}{' '}
          <time dateTime={privacyEffectiveDate}>{formatDate(privacyEffectiveDate)}</time>
        </p>
        <PurposeTable />
        {privacySections(site).map((section) => (
          <PrivacySectionBlock key={section.title} section={section} />
        ))}
      </Text>
    </PageBody>
  );
}

/** Numbers the headings: the order stands in the content alone. */
const Text = styled.div`
  counter-reset: part;
  max-width: 56rem;
  line-height: 1.8;
  & > p + p {
    margin-top: var(--s-4);
    font-weight: 600;
  }
  & h2 {
    counter-increment: part;
    margin: var(--s-8) 0 var(--s-4);
    font: 500 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & h2::before {
    content: counter(part) '. ';
  }
`;
