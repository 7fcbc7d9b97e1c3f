/** Whether the text is an http(s) origin as browsers write it, without a slash at its end. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Completes "NAME must be …, not …" for a text that is not an origin: with the punycode of a Korean name, for example. */
export function originMustBe(text: string): string {
  const url = /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return url && !text.includes(url.host)
    ? `${url.origin}, as browsers write it`
    : 'like https://www.example.com without a path';
}

/** A connection string of MongoDB, which is a secret: messages about it do not repeat it. */
export const mongodbUri = {
  isValid: (text: string) => /^mongodb(\+srv)?:\/\/[^\s/]+/.test(text),
  mustBe: 'must begin with mongodb:// or mongodb+srv:// and a host',
} as const;
