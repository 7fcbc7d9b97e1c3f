import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { location } from '../../mfe-content/src/content/home';
import { locationGuide } from '../../mfe-content/src/content/location-guide';
import { loadSite } from '../site/load-site';
import { kilometresTo } from './location/kilometres';
import { loadRegion } from './location/load-region';
import type { PlaceId } from './location/region-model';
import { drawnFilesModule, drawnFilesSource } from './drawn-files';
import { committedSiteDrawings } from './committed-drawings';
import { contentOf, fileNameOf, filesOf } from './write-drawings';

const drawings = committedSiteDrawings();

describe.each(drawings.map((each) => [each.name, each] as const))('%s', (name, drawing) => {
  test('is drawn from the current data; if not: npm run imagery', () => {
    expect(filesOf(name)).toEqual([fileNameOf(drawing)]);
    expect(contentOf(fileNameOf(drawing))).toBe(drawing.svg);
  });

  test('has at most 20 KB', () => {
    expect(brotliCompressSync(drawing.svg).length).toBeLessThanOrEqual(20_000);
  });

  test('has the notice that it is illustrative, as outlines with the words as their names [DRAWING-7]', () => {
    expect(drawing.svg).toMatch(/aria-label="[^"]*실제와 다를 수 있습니다[^>]*>(<g[^>]*>)?<use/);
  });

  test('contains nothing that the content security policy blocks', () => {
    expect(drawing.svg).not.toMatch(/<script|<style|style=|href="(?!#)|NaN|undefined/);
  });
});

test('the pages name the current files; if not: npm run imagery', () => {
  expect(readFileSync(drawnFilesModule, 'utf8')).toBe(drawnFilesSource(drawings));
});

describe('the map equals the text of the pages', () => {
  const site = loadSite();
  const places = new Map(loadRegion().places.map(({ id, at }) => [id, kilometresTo(site, at)]));
  const texts = [
    ...locationGuide.boxes.map(({ title, text }) => `${title} ${text}`),
    ...location.points.map(({ place, distance }) => `${place} 약 ${distance}km`),
  ].join('\n');

  test.each<[PlaceId, RegExp]>([
    ['elementary', /초등학교 약 ([\d.]+)km/g],
    ['secondary', /중·고교 약 ([\d.]+)km/g],
    ['shops', /상업지구 약 ([\d.]+)km/g],
    ['hospital', /종합병원 약 ([\d.]+)km/g],
    ['interchange', /고속도로 IC(?:까지)? 약 ([\d.]+)km/g],
    ['cluster', /반도체 클러스터 약 ([\d.]+)km/g],
  ])('%s', (id, pattern) => {
    const stated = [...texts.matchAll(pattern)].map(([, km]) => Number(km));
    expect(stated.length).toBeGreaterThan(0);
    expect(new Set(stated)).toEqual(new Set([places.get(id)]));
  });
});
