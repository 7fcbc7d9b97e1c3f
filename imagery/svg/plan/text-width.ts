/** Estimated width of a text in ems, rather too wide than too narrow. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[가-힣㎡×]/.test(letter)) return 1;
  if (/[ .·,]/.test(letter)) return 0.36;
  return letter === 'm' ? 0.92 : 0.62;
}
