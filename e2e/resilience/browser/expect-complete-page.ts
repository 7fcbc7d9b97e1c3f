import { expect } from '../test';
import type { HealthyPages } from './healthy-pages';
import type { Visit } from './visit';

/** The slider's count: home's slider has moved on while a fault lasts for seconds. */
const counts = /^\d장 중 \d번째$/;

/** The parts that no fault may affect: text, frame, links, phone number and forms; no error, no layout shift. */
export async function expectCompletePage(
  visit: Visit,
  healthy: HealthyPages,
  path: string,
): Promise<void> {
  const [actual, expected] = [await visit.facts(), await healthy.factsOf(path)];
  const missing = (key: 'main' | 'frame' | 'links' | 'forms') => {
    const present = new Set(actual[key]);
    return expected[key].filter((text) => !present.has(text) && !counts.test(text));
  };
  expect(missing('main'), `${path}: missing text in main`).toEqual([]);
  expect(missing('frame'), `${path}: missing text around main`).toEqual([]);
  expect(missing('links'), `${path}: missing links`).toEqual([]);
  expect(missing('forms'), `${path}: missing forms`).toEqual([]);
  expect(actual.phoneLinks, `${path}: phone links`).toBeGreaterThanOrEqual(
    Math.max(1, expected.phoneLinks),
  );
  expect(actual.mainHeight, `${path}: height of main`).toBeGreaterThan(expected.mainHeight * 0.9);
  expect(visit.errors, `${path}: uncaught errors`).toEqual([]);
  expect(await visit.layoutShifts(), `${path}: layout shifts`).toEqual([]);
}

/** @returns whether the page shows every text of the healthy page at `path` */
export async function showsTextOf(
  visit: Visit,
  healthy: HealthyPages,
  path: string,
): Promise<boolean> {
  const [actual, expected] = [await visit.facts(), await healthy.factsOf(path)];
  const present = new Set(actual.main);
  return expected.main.every((text) => present.has(text) || counts.test(text));
}
