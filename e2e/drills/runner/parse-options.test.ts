import { drillGroups, type OwnDrill } from './drill';
import { isChosen, parseOptions } from './parse-options';

const drill: OwnDrill = {
  title: 'mfe-press, 503: its page stays whole',
  group: 'remotes',
  runApart: () => Promise.resolve([]),
};

it('means everything when nothing is named, and only what is named otherwise', () => {
  expect(parseOptions([]).groups).toEqual(drillGroups);
  expect(parseOptions(['--', 'press', 'compose']).groups).toEqual(['press', 'compose']);
});

it('chooses by group, by a part of the title, and for the sample', () => {
  expect(isChosen(drill, parseOptions(['remotes']))).toBe(true);
  expect(isChosen(drill, parseOptions(['shell']))).toBe(false);
  expect(isChosen(drill, parseOptions(['--only', 'press, 503']))).toBe(true);
  expect(isChosen(drill, parseOptions(['--only', 'press, 404']))).toBe(false);
  expect(isChosen(drill, parseOptions(['--sample']))).toBe(false);
  expect(isChosen({ ...drill, isSample: true }, parseOptions(['--sample']))).toBe(true);
});

it('refuses what it does not know, with the choices', () => {
  expect(() => parseOptions(['remote'])).toThrow(/no drill "remote".*remotes, states/);
  expect(() => parseOptions(['--only'])).toThrow('no drill "--only"');
});
