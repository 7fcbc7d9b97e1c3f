import { randomInt } from 'node:crypto';

/** 31 letters and digits, none easily confused with another: just under five bits each. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';

/** @returns groups of letters with dashes between them: `7k2m9-xq4tb` */
export function randomCode(groups: number, lettersInGroup: number): string {
  const group = () =>
    Array.from({ length: lettersInGroup }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
