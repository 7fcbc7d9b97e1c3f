/** The store cannot be read or written now. Callers get 503 `store_unavailable`. */
export class StoreFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreFault';
  }
}
