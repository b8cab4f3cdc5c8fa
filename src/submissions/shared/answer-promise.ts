import type { EntityManager } from 'typeorm';
import { prazosResposta } from '../../content/paginas/descriptions/prazos-resposta.js';
import { publishedWords } from '../../content/paginas/published-words.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { type FormSpec, sectionOf, type Submission } from './submission.js';

/** Until when a submission is answered, as the association promises today. */
export async function answerPromised<Row extends Submission, Input>(
  manager: EntityManager,
  form: FormSpec<Row, Input>,
  from: Date,
): Promise<Date> {
  const days = await publishedWords(manager, prazosResposta);
  return new Date(from.getTime() + days[sectionOf(form) as keyof typeof days] * DAY_MS);
}
