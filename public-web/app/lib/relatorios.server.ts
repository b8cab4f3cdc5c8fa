import { siteConfig } from '~/config/site-config.server';
import type { Relatorio } from './relatorio';

const TIMEOUT_MS = 5_000;

/** A year's reports, or whether the API refused or could not be reached: the page has a sentence for each. */
export async function relatoriosOf(year: number): Promise<Relatorio[] | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(`${siteConfig.apiInternalUrl}/api/relatorios?ano=${year}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return [];
    return response.ok ? ((await response.json()) as Relatorio[]) : 'refused';
  } catch {
    return 'unreachable';
  }
}
