import type { IRouter } from 'express';
import { calendarPathPattern, tourPagePattern } from '@site/contract';
import type { Parts } from '../parts';
import { isRead } from '../requests/request-headers';
import { isOnlySpelling } from '../requests/request-target';
import { sendNotAllowed, sendText } from '../requests/responses';
import { dictionariesOfFile } from './dictionaries';
import { securityTxt } from './security-txt';
import { sendFile, type Cache, type FileResponse } from './send-file';

/** Files of builds, of the release and at the root of the site. */
export function setUpFiles(app: IRouter, { config }: Parts): void {
  app.use((request, response, next) => {
    const { canonicalPath: path } = request;
    const isSecurityTxt = path === '/.well-known/security.txt';
    const file = fileAt(path);
    if (!file && !isSecurityTxt) return next();
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
    if (!file)
      return sendText(response, 200, securityTxt(config.securityContact, config.publicOrigin));
    if (file === 'none') return sendText(response, 404, 'Not Found');
    sendFile(request, response, {
      root: config.siteFolder,
      ...file,
      isOnlyAddress: isOnlySpelling(request),
      ...(config.usesDictionaries && { dictionaries: dictionariesOfFile(file.file) }),
    });
  });
}

/** @returns undefined: an address of something else; none: a file that is not sent */
function fileAt(path: string): Omit<FileResponse, 'root'> | 'none' | undefined {
  const cached = (cache: Cache, file = path) => ({ file, cache });
  // A release keeps its source maps outside of these folders; a map there by mistake is not sent.
  if (/^\/(remotes|shell|media)\/.+\.map$/.test(path)) return 'none';
  // Nothing below these folders is a page: files, or a 404 in plain text.
  if (/^\/(remotes|shell)(\/|$)/.test(path)) return cached('immutable');
  if (tourPagePattern.test(path)) return { ...cached('no-cache'), policy: 'tour' };
  if (path.startsWith('/media/')) return cached('immutable');
  if (path === '/release.json') return cached('no-cache', '/current/release.json');
  if (path === '/robots.txt') return cached('no-cache', '/current/pages/robots.txt');
  // Revalidated: a moved date must reach those who save it again.
  if (calendarPathPattern.test(path)) return cached('no-cache', `/public${path}`);
  if (/^\/[\w.-]+\.(svg|png|ico|pdf|webmanifest|txt)$/.test(path))
    return cached('day', `/public${path}`);
  return undefined;
}
