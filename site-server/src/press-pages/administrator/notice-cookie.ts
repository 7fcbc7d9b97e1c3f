/** The outcome of a plain form, shown once after its redirect. A code of a closed list, never a text. */
import { articleIdPattern, type FormNotice } from '@site/contract';

const name = 'press.notice';
const lifetimeS = 60;

export function writeNotice(notice: FormNotice, isSecure: boolean): string {
  const value = notice.code === 'published' ? `published.${notice.id}` : notice.code;
  return `${name}=${value}; Max-Age=${lifetimeS}; ${attributes(isSecure)}`;
}

export function clearNotice(isSecure: boolean): string {
  return `${name}=; Max-Age=0; ${attributes(isSecure)}`;
}

/** @returns undefined for anything that writeNotice did not write */
export function readNotice(cookies: string | undefined): FormNotice | undefined {
  const value = /(?:^|;\s*)press\.notice=([\w.]+)/.exec(cookies ?? '')?.[1] ?? '';
  if (value === 'edited' || value === 'deleted') return { code: value };
  const [code, id = ''] = value.split('.');
  return code === 'published' && articleIdPattern.test(id) ? { code, id } : undefined;
}

function attributes(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
