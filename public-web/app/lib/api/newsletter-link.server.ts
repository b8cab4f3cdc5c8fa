import type { components } from '@contract/api';
import { siteConfig } from '~/config/site-config.server';
import { readByLink } from './by-link.server';

/**
 * Where a mailed link stands. Looking changes nothing.
 * @returns whether it has done its work, and where its button is sent
 * @throws as {@link readByLink} does
 */
export async function newsletterLink(
  purpose: 'confirmar' | 'cancelar',
  ligacao: string,
): Promise<{ isDone: boolean; action: string }> {
  const path = `/api/newsletter/${purpose}`;
  const { feita } = await readByLink<components['schemas']['LigacaoNewsletter']>(path, ligacao);
  return { isDone: feita, action: `${siteConfig.apiUrl}${path}/${encodeURIComponent(ligacao)}` };
}
