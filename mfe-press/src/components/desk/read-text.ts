/** @returns what was typed into a field; '' for one that the form does not have */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
