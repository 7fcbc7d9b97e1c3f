/** Red, green and blue, 0 to 255. */
export type Channels = readonly number[];

/** @param colour `#fff`, `#ffffff` or `rgb(255 255 255)` @throws Error that names a colour of another form */
export function channelsOf(colour: string): Channels {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour) ?? [];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  }
  const [, ...values] = /^rgb\((\d+) (\d+) (\d+)\)$/.exec(colour) ?? [];
  if (values.length === 0) throw new Error(`A drawing has a colour of another form: "${colour}"`);
  return values.map(Number);
}

export function hexOf(channels: Channels): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
