/** As browsers accept it in `<input type="email">`, up to the length that signing in accepts: no other one could sign in. */
export function isEmail(text: string): boolean {
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(
      text,
    ) && text.length <= maxEmail
  );
}

export const maxEmail = 254;

/** E-mails are compared without case and in one Unicode form. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
