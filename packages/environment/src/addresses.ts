/** Whether the text is an http(s) origin as browsers write it, without a slash at its end. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** A connection string of MongoDB, which is a secret: messages about it do not repeat it. */
export const mongodbUri = {
  isValid: (text: string) => /^mongodb(\+srv)?:\/\/[^\s/]+/.test(text),
  mustBe: 'must begin with mongodb:// or mongodb+srv:// and a host',
} as const;
