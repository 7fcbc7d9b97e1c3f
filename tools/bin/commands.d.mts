export declare const commands: Readonly<
  Record<string, { readonly file: string; readonly store?: string; readonly isInImage?: boolean }>
>;
