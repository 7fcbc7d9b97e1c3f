import type { ErrorRequestHandler, IRouter } from 'express';
import type { Parts } from '../parts';
import { createSendPage } from '../pages/send-page';
import { isRead } from './request-headers';
import { sendNotAllowed, sendText } from './responses';
import { pathOf } from './request-target';

/** Addresses that no other call knows, and what none of them expected. */
export function setUpErrors(app: IRouter, parts: Parts): void {
  const sendPage = createSendPage(parts);
  app.use((request, response) => {
    if (!isRead(request)) return sendNotAllowed(response, 'GET, HEAD');
    sendPage(request, response, 'errors/404.html', 404);
  });
  const answerError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    console.error(`Site server: ${pathOf(request.url)}:`, error);
    if (response.headersSent) return void response.destroy();
    sendText(response, 500, 'Internal Server Error');
  };
  app.use(answerError);
}
