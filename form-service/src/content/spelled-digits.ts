/** Words and letters that people write for digits: 공일공 for 010. */
export const spelledDigits: ReadonlyMap<string, string> = new Map([
  ...Array.from('영일이삼사오육칠팔구').map((word, digit) => [word, String(digit)] as const),
  ...([
    ['공', '0'],
    ['륙', '6'],
    ['O', '0'],
    ['o', '0'],
  ] as const),
]);
