import { sessionUrl } from '@site/contract';
import type { ResilienceSite } from '../site/resilience-site';
import type { Visit } from './visit';

/** Signs a visit in through the API. @param origin of the site as the visit sees it */
export async function signIn(
  { context }: Visit,
  origin: string,
  { admin }: ResilienceSite,
): Promise<void> {
  const response = await context.request.post(origin + sessionUrl, {
    data: admin,
    headers: { Origin: origin, Accept: 'application/json' },
  });
  if (!response.ok()) throw new Error(`Sign-in answered ${response.status()}`);
}
