import { data } from 'react-router';
import { askApi } from './ask-api.server';

/**
 * Makes sure that an invitation can still be used.
 * @throws a 404 answer for an unknown one, 410 for one that is spent, 503 when the API cannot say
 */
export async function openInvitation(token: string): Promise<void> {
  const response = await askApi(`/convites/${encodeURIComponent(token)}`).catch(() => undefined);
  if (response?.ok) return;
  const told = response?.status === 404 || response?.status === 410;
  throw data(null, { status: told ? response.status : 503 });
}
