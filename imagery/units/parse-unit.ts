import { Fields } from './fields';
import { cornersOf } from './rectangle';
import {
  floorKinds,
  unitTypes,
  type Expansion,
  type Item,
  type Opening,
  type Point,
  type Polygon,
  type Room,
  type Standpoint,
  type Unit,
  type Wall,
} from './unit';

const sides = ['n', 'e', 's', 'w'] as const;

/**
 * @param json the content of imagery/data/units/<type>.json
 * @throws Error that names the file, the place in it and the expected value
 */
export function parseUnit(json: unknown, file: string): Unit {
  const unit = new Fields(json, file);
  return {
    type: unit.oneOf('type', unitTypes),
    plan: unit.text('plan'),
    outline: unit.polygon('outline'),
    rooms: unit.list('rooms', room),
    expansions: unit.list('expansions', expansion),
    open: unit.list('open', (pair) => pair.asTexts(2) as [string, string]),
    walls: unit.list('walls', wall),
    furniture: unit.list('furniture', item),
    tray: unit.object('ceiling').object('tray').rect('rect'),
    lamps: unit.list('lamps', lampsOf).flat(),
    views: ['living', 'kitchen', 'master'].map((id) => view(id, unit.object('views').object(id))),
    panoramas: unit.list('panoramas', panorama),
  };
}

function room(fields: Fields): Room {
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    floor: fields.oneOf('floor', floorKinds),
    poly: area(fields),
    isBalcony: fields.flag('balcony'),
  };
}

/** A `rect`, or a `poly` where the shape has more corners. */
function area(fields: Fields): Polygon {
  return fields.has('poly') ? fields.polygon('poly') : cornersOf(fields.rect('rect'));
}

function expansion(fields: Fields): Expansion {
  return { poly: area(fields), ...line(fields) };
}

function line(fields: Fields) {
  const [x0, y0, x1, y1] = fields.numbers('line', 4) as [number, number, number, number];
  if ((x0 === x1) === (y0 === y1)) fields.fail('line', 'runs along x or along y');
  return { from: [x0, y0], to: [x1, y1] } as const;
}

function wall(fields: Fields): Wall {
  return {
    id: fields.text('id'),
    ...line(fields),
    thickness: fields.positive('thickness'),
    isExterior: fields.flag('exterior'),
    openings: fields.list('openings', opening),
  };
}

function opening(fields: Fields): Opening {
  const hole = {
    at: fields.positive('at'),
    width: fields.positive('width'),
    head: fields.positive('head'),
  };
  const kind = fields.oneOf('kind', ['window', 'door', 'entry', 'slide', 'opening']);
  if (kind === 'window')
    return { kind, ...hole, sill: fields.number('sill'), panes: fields.positive('panes') };
  const joins = fields.texts('joins', 2) as [string, string];
  if (kind === 'slide' || kind === 'opening') return { kind, ...hole, joins };
  const into = fields.oneOf('into', joins);
  return { kind, ...hole, joins, into, hinge: fields.oneOf('hinge', ['from', 'to']) };
}

function item(fields: Fields): Item {
  return {
    kind: fields.text('kind'),
    room: fields.text('room'),
    rect: fields.rect('rect'),
    back: fields.oneOf('back', sides),
    turn: fields.has('turn') ? fields.number('turn') : 0,
    has: new Set(['tv', 'sink', 'hob'].filter((part) => fields.flag(part))),
  };
}

function lampsOf(fields: Fields): readonly Point[] {
  const kind = fields.oneOf('kind', ['down', 'pendant', 'fill']);
  return kind === 'fill' ? [] : fields.points('at');
}

function view(id: string, fields: Fields): Standpoint {
  fields.positive('lens');
  fields.positive('height');
  return { id, at: fields.point('from'), towards: fields.point('to') };
}

function panorama(fields: Fields): Standpoint {
  fields.text('name');
  fields.positive('height');
  return { id: fields.text('id'), at: fields.point('at'), towards: fields.point('facing') };
}
