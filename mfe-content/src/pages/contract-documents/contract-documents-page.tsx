import { Notes } from '@site/design';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PageHeading } from '../../components/page-heading';
import { PictureColumns } from '../../components/picture-columns';
import { contractDocuments, documentGroups } from '../../content/contract-documents';
import { pictures } from '../../content/pictures';
import { DocumentTable } from './document-table';

export function ContractDocumentsPage() {
  const { heading, notes, scheduleLink } = contractDocuments;
  return (
    <PageBody>
      <PictureColumns image={pictures.documents}>
        <PageHeading heading={heading} />
        {documentGroups.map((group) => (
          <DocumentTable key={group.id} group={group} />
        ))}
        <Notes items={notes} />
        <NextPage routeId="sales-schedule">{scheduleLink}</NextPage>
      </PictureColumns>
    </PageBody>
  );
}
