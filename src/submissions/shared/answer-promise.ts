import type { EntityManager } from 'typeorm';
import { prazosResposta } from '../../content/paginas/descriptions/prazos-resposta.js';
import { publishedWords } from '../../content/paginas/published-words.js';
import { DAY_MS } from '../../platform/dates/durations.js';

/**
 * Until when a submission is answered, as the association promises today.
 * @param section the form, as its section is called
 */
export async function answerPromised(manager: EntityManager, section: string, from: Date): Promise<Date> {
  const days = await publishedWords(manager, prazosResposta);
  return new Date(from.getTime() + days[section as keyof typeof days] * DAY_MS);
}
