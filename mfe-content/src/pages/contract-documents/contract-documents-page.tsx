import styled, { css } from 'styled-components';
import { media, Notes, SectionHeading } from '@site/design';
import { DataTable } from '@site/design/sheets';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PictureColumns } from '../../components/picture-columns';
import {
  contractDocuments,
  documentGroups,
  type DocumentGroup,
} from '../../content/contract-documents';
import { pictures } from '../../content/pictures';

export function ContractDocumentsPage() {
  const { heading, notes, scheduleLink } = contractDocuments;
  return (
    <PageBody>
      <PictureColumns image={pictures.documents}>
        <SectionHeading level={2} {...heading} />
        {documentGroups.map((group) => (
          <DocumentTable key={group.id} group={group} />
        ))}
        <Notes items={notes} />
        <NextPage routeId="sales-schedule">{scheduleLink}</NextPage>
      </PictureColumns>
    </PageBody>
  );
}

/** The documents for one way of signing. */
function DocumentTable({ group }: { group: DocumentGroup }) {
  const { id, title, lead, documents } = group;
  const { columns } = contractDocuments;
  return (
    <Root aria-labelledby={`documents-${id}`}>
      <h3 id={`documents-${id}`}>{title}</h3>
      <p>{lead}</p>
      <Table aria-labelledby={`documents-${id}`}>
        <thead>
          <tr>
            <th scope="col">{columns.document}</th>
            <th scope="col">{columns.detail}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ name, detail }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}

const Root = styled.section`
  container-type: inline-size;
  margin-top: var(--s-7);
  & h3 {
    font: 400 var(--t-h3) / 1.4 var(--serif);
    letter-spacing: var(--track-serif);
  }
  & p {
    margin-block: var(--s-2) var(--s-4);
    color: var(--text-2);
  }
`;

/** Large text: the long names of documents need the whole width. */
const stacked = css`
  & :is(th, td) {
    display: block;
    width: auto;
  }
  & tbody th {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & thead {
    display: none;
  }
`;

const Table = styled(DataTable)`
  & :is(th, td) {
    vertical-align: baseline;
    line-height: 1.5;
  }
  & th {
    width: 38%;
    padding-right: var(--s-4);
  }
  & tbody th {
    font-weight: 600;
    color: var(--text);
  }
  & thead th {
    padding-block: 0.6rem;
    font-size: var(--t-small);
  }
  ${media.mobile} {
    @container (width < 17rem) {
      ${stacked}
    }
  }
  ${media.desktop} {
    @container (width < 26rem) {
      ${stacked}
    }
  }
`;
