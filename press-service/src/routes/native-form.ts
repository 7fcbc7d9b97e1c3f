/** The admin panel without JavaScript: plain forms are answered with the press page instead of JSON. */
import { defaultSite, findSite, pathOf, encodePath, sessionUrl } from '@site/contract';
import type { Request, Response } from 'express';
import type { ErrorId, PressError } from '../errors';

/** Fields that a plain form adds: the site to return to, and the method it stands for. */
export const nativeFormFields = ['site', '_method'] as const;

export function isNativeForm(request: Request): boolean {
  return (
    request.method === 'POST' &&
    Boolean(request.is('application/x-www-form-urlencoded')) &&
    request.accepts(['json', 'html']) === 'html'
  );
}

export function isSignOutForm(request: Request): boolean {
  return isNativeForm(request) && textOf(request.body, '_method') === 'delete';
}

/** Only to known sites: no open redirect. */
export function returnToPressPage(request: Request, response: Response): void {
  response.redirect(303, pressPage(request));
}

const outcomes: Partial<Record<ErrorId, string>> = {
  too_many_attempts: 'wait',
  busy: 'wait',
  code_required: 'code',
  bad_code: 'code',
};

/** @returns the page for a failed form; undefined if the caller wants JSON */
export function failurePage(request: Request, error: PressError): string | undefined {
  if (!isNativeForm(request) || error.id === 'cross_site_request') return undefined;
  if (request.path !== sessionUrl) return `${pressPage(request)}?publish=failed`;
  return `${pressPage(request)}?login=${outcomes[error.id] ?? 'failed'}`;
}

function pressPage(request: Request): string {
  const named = request.params['site'] ?? textOf(request.body, 'site');
  const site = (typeof named === 'string' && findSite(named)) || defaultSite;
  return encodePath(pathOf('press-list', { site: site.key }));
}

function textOf(body: unknown, field: 'site' | '_method'): string {
  const value = (body as Partial<Record<typeof field, unknown>> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}
