/** The receipt of a native post, for the browser that sent it (`receiptCookie` of the contract). */
import type { Request, Response } from 'express';
import { ownRegistrationUrl, receiptCookie } from '@site/contract';

export function keepReceipt(req: Request, res: Response, receipt: string): void {
  res.cookie(receiptCookie.name, receipt, {
    maxAge: receiptCookie.lifetimeS * 1000,
    path: ownRegistrationUrl,
    httpOnly: true,
    sameSite: 'strict',
    secure: req.secure,
  });
}

/** Otherwise the receipt of an earlier post would be shown as this one's. */
export function forgetReceipt(res: Response): void {
  res.clearCookie(receiptCookie.name, { path: ownRegistrationUrl });
}

/** @returns undefined without the cookie, and for a value that is not a receipt */
export function keptReceipt({ headers }: Pick<Request, 'headers'>): string | undefined {
  const prefix = `${receiptCookie.name}=`;
  const pairs = (headers.cookie ?? '').split(/;\s*/).filter((pair) => pair.startsWith(prefix));
  const values = pairs.map((pair) => pair.slice(prefix.length));
  return values.find((value) => /^[\dA-Z]{5}-[\dA-Z]{5}$/.test(value));
}
