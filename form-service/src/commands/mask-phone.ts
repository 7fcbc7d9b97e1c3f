/** 010-1234-5678 → 010-****-5678: enough to recognise a caller, not enough to call. */
export function maskPhone(phone: string): string {
  const characters = [...phone];
  const signs = characters.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  const shownFirst = signs >= 9 ? 3 : 0;
  const shownLast = signs >= 9 ? 4 : 1;
  let position = 0;
  return characters
    .map((character) => {
      if (!/[\p{L}\p{N}]/u.test(character)) return character;
      position += 1;
      return position <= shownFirst || position > signs - shownLast ? character : '*';
    })
    .join('');
}
