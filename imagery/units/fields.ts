import type { Point, Polygon, Rect } from './unit';

/** Typed access to one object of a data file. Every method returns the right type or throws an error that names the place. */
export class Fields {
  readonly #value: unknown;
  readonly #place: string;

  /** @param place for example `84A.json rooms[3]` */
  constructor(value: unknown, place: string) {
    this.#value = value;
    this.#place = place;
  }

  has(name: string): boolean {
    return this.#field(name) !== undefined;
  }

  text(name: string): string {
    const value = this.#field(name);
    return typeof value === 'string' && value !== '' ? value : this.fail(name, 'is a text');
  }

  number(name: string): number {
    const value = this.#field(name);
    return typeof value === 'number' ? value : this.fail(name, 'is a number');
  }

  positive(name: string): number {
    const value = this.number(name);
    return value > 0 ? value : this.fail(name, 'is above 0');
  }

  /** Missing means false. */
  flag(name: string): boolean {
    const value = this.#field(name) ?? false;
    return typeof value === 'boolean' ? value : this.fail(name, 'is true or false');
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice {
    const value = this.text(name);
    return (
      choices.find((choice) => choice === value) ??
      this.fail(name, `is one of ${choices.join(', ')}`)
    );
  }

  list<Entry>(name: string, read: (entry: Fields) => Entry): readonly Entry[] {
    const value = this.#field(name);
    if (!Array.isArray(value)) return this.fail(name, 'is a list');
    return value.map((entry, i) => read(new Fields(entry, `${this.#place} ${name}[${i}]`)));
  }

  numbers(name: string, count: number): readonly number[] {
    const value = this.#field(name);
    const isRight =
      Array.isArray(value) &&
      value.length === count &&
      value.every((entry) => typeof entry === 'number');
    return isRight ? value : this.fail(name, `is a list of ${count} numbers`);
  }

  texts(name: string, count: number): readonly string[] {
    return new Fields(this.#field(name), `${this.#place} ${name}`).asTexts(count);
  }

  /** For an entry of a list that is itself a list. */
  asTexts(count: number): readonly string[] {
    const value = this.#value;
    const isRight =
      Array.isArray(value) &&
      value.length === count &&
      value.every((entry) => typeof entry === 'string');
    if (!isRight) throw new Error(`${this.#place} is a list of ${count} texts`);
    return value;
  }

  rect(name: string): Rect {
    const [x0, y0, x1, y1] = this.numbers(name, 4) as unknown as Rect;
    if (x0 >= x1 || y0 >= y1) this.fail(name, 'is west, south, east, north');
    return [x0, y0, x1, y1];
  }

  object(name: string): Fields {
    return new Fields(this.#field(name), `${this.#place} ${name}`);
  }

  point(name: string): Point {
    const [x = 0, y = 0] = this.numbers(name, 2);
    return [x, y];
  }

  points(name: string): readonly Point[] {
    return this.list(name, (entry) => new Fields({ point: entry.#value }, entry.#place)).map(
      (entry) => entry.point('point'),
    );
  }

  /** Corners counter-clockwise; every side runs along x or y. */
  polygon(name: string): Polygon {
    const corners = this.points(name);
    const isSquare = corners.every(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
      return (x === nextX) !== (y === nextY);
    });
    return corners.length >= 4 && isSquare
      ? corners
      : this.fail(name, 'has at least four corners, joined along x and y');
  }

  fail(name: string, rule: string): never {
    throw new Error(`${this.#place}: "${name}" ${rule}`);
  }

  #field(name: string): unknown {
    if (typeof this.#value !== 'object' || this.#value === null || Array.isArray(this.#value))
      throw new Error(`${this.#place} is an object`);
    return (this.#value as Record<string, unknown>)[name];
  }
}
