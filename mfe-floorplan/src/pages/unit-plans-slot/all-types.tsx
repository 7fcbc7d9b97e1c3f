import styled from 'styled-components';
import { Plus } from '@site/design';
import { DataTable, scrollShadow } from '@site/design/sheets';
import { Link, pathOf, useHost } from '@site/host';
import { typeName, typeTexts } from '../../content/type-texts';
import { contractArea, formatArea, supplyArea } from '../../content/unit-areas';
import { unitPlansTexts } from '../../content/unit-plans-texts';
import { unitTypes } from '../../content/unit-types';

/** All five types with their areas, to compare them and to find them without JavaScript. */
export function AllTypes() {
  const { householdsByType } = useHost().site;
  return (
    <Fold>
      <summary>
        {unitPlansTexts.allTypes}
        <Plus />
      </summary>
      <div>
        <Table>
          <thead>
            <tr>
              <th scope="col">{unitPlansTexts.typeColumn}</th>
              <th scope="col">{unitPlansTexts.exclusive}</th>
              <th scope="col">{typeTexts.supply}</th>
              <th scope="col">{typeTexts.contract}</th>
              <th scope="col">{typeTexts.households}</th>
            </tr>
          </thead>
          <tbody>
            {unitTypes.map(({ type, areas }) => (
              <tr key={type}>
                <th scope="row">
                  <Link to={pathOf(`floor-plan-${type}`)}>{typeName(type)}</Link>
                </th>
                <td>{`${formatArea(areas.exclusive)}㎡`}</td>
                <td>{`${formatArea(supplyArea(areas))}㎡`}</td>
                <td>{`${formatArea(contractArea(areas))}㎡`}</td>
                <td>{`${householdsByType[type]}${typeTexts.householdUnit}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Fold>
  );
}

const Fold = styled.details`
  margin-top: var(--s-6);
  & summary {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: var(--hit);
    font-size: var(--t-ui);
    font-weight: 600;
  }
  /* At large text sizes the columns are wider than a phone. */
  & > div {
    ${scrollShadow}
  }
`;

const Table = styled(DataTable)`
  /* Five columns fit on a phone at normal text size. */
  font-size: min(var(--t-ui), 3.7vw);
  & :is(th, td):not(:first-child) {
    padding-left: var(--s-2);
    text-align: right;
  }
  & a {
    display: block;
    padding-block: 0.6rem;
    font-weight: 600;
    color: var(--text);
  }
  & a:hover {
    color: var(--accent);
  }
  & :is(th, td) {
    padding-block: 0.4rem;
    white-space: nowrap;
  }
`;
