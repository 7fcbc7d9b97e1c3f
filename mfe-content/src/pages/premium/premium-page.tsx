import { Notes, SectionHeading } from '@site/design';
import { useHost } from '@site/host';
import { NumberedFacts } from '../../components/numbered-facts';
import { NextPage } from '../../components/next-page';
import { PageBody } from '../../components/page-body';
import { PictureColumns } from '../../components/picture-columns';
import { pictures } from '../../content/pictures';
import { premium, premiumFacts } from '../../content/premium';

export function PremiumPage() {
  const { site } = useHost();
  const { heading, layoutLink, notes } = premium;
  return (
    <PageBody>
      <PictureColumns image={pictures.premium}>
        <SectionHeading level={2} {...heading} />
        <NumberedFacts facts={premiumFacts(site)} />
        <Notes items={notes} />
        <NextPage routeId="complex-layout">{layoutLink}</NextPage>
      </PictureColumns>
    </PageBody>
  );
}
