/**
 * Where something was thrown, without its message: parsers and databases quote what they choke on,
 * and here that is a person's name.
 */
export function framesOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'something that is no Error was thrown';
  const code = (thrown as NodeJS.ErrnoException).code ?? '';
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${thrown.name} ${code}`.trim(), ...frames].join('\n');
}
