/** @returns the environment variable, or `fallback` without it @throws Error that names it */
export function wholeNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1 || value > 8760)
    throw new Error(`${name} must be a whole number from 1 to 8760, not "${process.env[name]}".`);
  return value;
}
