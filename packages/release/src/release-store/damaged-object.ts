interface Damage {
  readonly store: string;
  readonly key: string;
  /** What the object is for. */
  readonly path: string;
  readonly problem: string;
}

/** An object of the store that is not what its name says. Nothing of that release is served. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
  readonly key: string;

  constructor({ store, key, path, problem }: Damage) {
    super(`${store}/${key} (${path}) ${problem}`);
    this.key = key;
  }
}
