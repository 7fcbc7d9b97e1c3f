import styled from 'styled-components';
import { Headline, Numeral, media } from '@site/design';
import { typeTexts } from '../../content/type-texts';
import type { UnitTypeFacts } from '../../content/unit-types';
import { TypeSteps } from './type-pager';

/** The type in giant letters and its lead. The letters are decorative: the h1 of the banner already names the type. */
export function TypeHead({ facts }: { facts: UnitTypeFacts }) {
  return (
    <Head>
      <Giant aria-hidden="true">
        {facts.type}
        <small>{typeTexts.typeUnit}</small>
      </Giant>
      <Headline $size="h3">{facts.lead}</Headline>
      <Layout>{facts.layout}</Layout>
      <TypeSteps type={facts.type} />
    </Head>
  );
}

const Giant = styled(Numeral).attrs({ as: 'p' })`
  font-size: min(clamp(5rem, 3.2rem + 7.4vw, 9.5rem), 30vw);
  letter-spacing: -0.045em;
  margin-left: -0.04em;
  white-space: nowrap;
`;

const Layout = styled.p`
  font-size: var(--t-ui);
  color: var(--text-2);
`;

const Head = styled.div`
  display: grid;
  gap: var(--s-2);
  padding-bottom: var(--s-5);
  ${media.mobile} {
    & > h2 {
      margin-top: var(--s-4);
    }
  }
  ${media.desktop} {
    padding-bottom: 3rem;
    border-bottom: 1px solid var(--bronze-500);
    @container (width >= 36rem) {
      grid-template: 1fr auto / auto 1fr auto;
      column-gap: 3.5rem;
      & > ${Giant} {
        grid-row: 1 / -1;
      }
      & > :nth-child(2) {
        align-self: end;
      }
      & > :nth-child(3) {
        grid-area: 2 / 2;
        padding-bottom: 0.9rem;
      }
    }
  }
`;
