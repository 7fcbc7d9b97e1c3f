/** A server that the bench started, with its pages at `origin`. */
export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}
