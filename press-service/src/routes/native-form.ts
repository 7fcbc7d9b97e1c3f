/** The desk without JavaScript: plain forms are answered with the press page instead of JSON. */
import { defaultSite, findSite, pathOf, encodePath, sessionUrl } from '@site/contract';
import type { Request, Response } from 'express';
import type { ErrorCode, Fault } from '../errors';

/** Fields a plain form adds: where to return to, and the method it stands for. */
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

/** Only known sites are returned to: there is no way to send the browser elsewhere. */
export function returnToPressPage(request: Request, response: Response): void {
  response.redirect(303, pressPage(request));
}

const outcomes: Partial<Record<ErrorCode, string>> = {
  too_many_attempts: 'wait',
  busy: 'wait',
  code_required: 'code',
  bad_code: 'code',
};

/** @returns where a failed form goes; undefined when the caller wants JSON */
export function failurePage(request: Request, fault: Fault): string | undefined {
  if (!isNativeForm(request) || fault.code === 'cross_site_request') return undefined;
  if (request.path !== sessionUrl) return `${pressPage(request)}?publish=failed`;
  return `${pressPage(request)}?login=${outcomes[fault.code] ?? 'failed'}`;
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
