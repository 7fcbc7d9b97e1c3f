interface Damage {
  readonly store: string;
  readonly key: string;
  /** The purpose of the object. */
  readonly path: string;
  readonly problem: string;
}

/** An object of the store whose content does not match its name. No part of that release is served. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
  readonly key: string;

  constructor({ store, key, path, problem }: Damage) {
    super(`${store}/${key} (${path}) ${problem}`);
    this.key = key;
  }
}
