import styled from 'styled-components';
import { Unbroken } from '@site/design';
import { formatDate } from '@site/contract';
import { DataRows } from '@site/design/sheets';
import { Link, useHost } from '@site/host';
import { PageBody } from '../../components/page-body';
import {
  privacy,
  privacyEffectiveDate,
  privacyLead,
  privacySections,
  type PrivacySection,
} from '../../content/privacy';
import { PurposeTable } from './purpose-table';

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

/** One numbered section of the policy. */
function PrivacySectionBlock({ section }: { section: PrivacySection }) {
  const { title, paragraphs = [], link, items, rows } = section;
  return (
    <Block>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Unbroken text={paragraph} />
        </p>
      ))}
      {link && (
        <p>
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
      {items && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Unbroken text={item} />
            </li>
          ))}
        </ul>
      )}
      {rows && (
        <DataRows
          rows={rows.map(({ term, description }) => ({
            term,
            description: <Unbroken text={description} />,
          }))}
        />
      )}
    </Block>
  );
}

/** Numbers the headings by CSS, so that only the content sets their order. */
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
    font: 400 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & h2::before {
    content: counter(part) '. ';
  }
`;

const Block = styled.section`
  & > :is(p, ul, dl) + :is(p, ul, dl) {
    margin-top: var(--s-4);
  }
  & > p > a {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & li {
    position: relative;
    padding-left: 1em;
  }
  & li::before {
    content: '·';
    position: absolute;
    left: 0.2em;
  }
`;
