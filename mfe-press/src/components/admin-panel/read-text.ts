/** @returns the value of a text field; '' when the form has no such field */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
