import { defaultSite } from '@site/contract';
import { overviewRows, typeMix } from './business-guide';
import { unitTypes } from './unit-types';

test('the table has the five rows of the specification [FACT-1, FACT-2, FACT-3, FACT-4, BUSINESS-1, BUSINESS-2, BUSINESS-3]', () => {
  expect(overviewRows(defaultSite)).toEqual([
    { term: '사업명', value: '윤슬 레이크시티 공동개발 아파트' },
    { term: '대지위치', value: '반도체 클러스터 시티 일반산업단지 공동주택용지' },
    { term: '지역·지구', value: '일반산업단지' },
    { term: '건축규모', value: '지하 2층~지상 최고 35층, 아파트 10개동 및 근린생활시설' },
    { term: '세대수', value: '총 1,215세대', isNumeral: true },
  ]);
});

test('the mix lists every type of the site facts, in the order of the unit pages [FACT-6]', () => {
  expect(unitTypes.map(({ type }) => type)).toEqual(['59A', '59B', '84A', '84B', '101']);
  expect(
    typeMix(defaultSite)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(Object.keys(defaultSite.householdsByType).sort());
});
