import { defaultSite } from '@site/contract';
import { announcement, announcementFacts } from '../../../mfe-content/src/content/announcement';
import { drawings } from '../../content/drawings';
import type { SiteModel } from '../../site/site-model';
import { drawing, type Drawing } from '../drawing';
import { element } from '../element';
import { label } from '../label';
import { fadeDown } from '../shades';
import { brokenLine, ink, margin, quiet, rule } from './sheet-frame';
import { skyline } from './skyline';

const size = { width: 1200, height: 1800 };
const waterY = 800;
const pictureHeight = 1010;

/** The announcement as a poster: the complex at dusk above, the facts below. */
export function drawAnnouncement(name: string, site: SiteModel): Drawing {
  const facts = announcementFacts(defaultSite).map(({ term, description }, i) => {
    const y = 1140 + i * 92;
    return (
      label(term, margin, y, { size: 30, anchor: 'start', fill: quiet }) +
      label(description, 320, y, { size: 34, weight: 600, anchor: 'start', fill: ink }) +
      rule(y + 36, size.width)
    );
  });
  return drawing(
    name,
    size,
    element(
      'defs',
      {},
      fadeDown(
        'dusk',
        [0, '#17335e'],
        [0.45, '#4f76a3'],
        [0.68, '#b9a2ab'],
        [0.79, '#f3b184'],
        [0.795, '#4d6273'],
        [1, '#14242d'],
      ),
    ),
    element('rect', { ...size, fill: '#fbfaf7' }),
    element('rect', { width: size.width, height: pictureHeight, fill: 'url(#dusk)' }),
    skyline(site, { left: 40, right: 1160, waterY }),
    label(announcement.heading.eyebrow, margin, 130, {
      size: 26,
      weight: 600,
      anchor: 'start',
      fill: '#ffcf8f',
      spacing: 4,
    }),
    brokenLine(margin, 156, 170, '#ffcf8f'),
    label(announcement.heading.title, margin, 268, {
      size: 84,
      weight: 600,
      anchor: 'start',
      fill: '#ffffff',
    }),
    label(defaultSite.name, margin, 340, {
      size: 40,
      weight: 500,
      anchor: 'start',
      fill: '#f6efe0',
    }),
    rule(1082, size.width, ink, 2.5),
    ...facts,
    label(drawings.notice, margin, size.height - 60, { size: 25, anchor: 'start', fill: quiet }),
  );
}
