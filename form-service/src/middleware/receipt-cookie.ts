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

/** @returns undefined for any other value */
export function keptReceipt({ headers }: Pick<Request, 'headers'>): string | undefined {
  return /(?:^|;\s*)registration\.receipt=([\dA-Z]{5}-[\dA-Z]{5})(?:;|$)/.exec(
    headers.cookie ?? '',
  )?.[1];
}
