import { isJsonType, mediaTypeOf } from '@site/service-kit/http';
import type { FormPost } from './accept-registration';

export const relayEncodings = ['as-posted', 'json', 'urlencoded'] as const;

export interface RelayFormat {
  readonly encoding: (typeof relayEncodings)[number];
  /** Added to every post, for services that require an access key or a form name in the body. */
  readonly addedFields: ReadonlyMap<string, string>;
}

export interface RelayBody {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** @returns the posted bytes themselves, unless the service requires another encoding or more fields */
export function relayBody(
  { bytes, contentType, fields }: Pick<FormPost, 'bytes' | 'contentType' | 'fields'>,
  { encoding, addedFields }: RelayFormat,
): RelayBody {
  if (encoding === 'as-posted' && addedFields.size === 0) return { bytes, contentType };
  // Values that are not texts were refused before, except those of control fields, which need not be relayed.
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const all = [...texts, ...addedFields];
  const isJson =
    encoding === 'json' || (encoding === 'as-posted' && isJsonType(mediaTypeOf(contentType)));
  return isJson
    ? {
        bytes: Buffer.from(JSON.stringify(Object.fromEntries(all))),
        contentType: 'application/json',
      }
    : {
        bytes: Buffer.from(new URLSearchParams(all).toString()),
        contentType: 'application/x-www-form-urlencoded',
      };
}
