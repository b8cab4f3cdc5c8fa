import type { EntityManager } from 'typeorm';
import { resourcesWith } from '#platform/database/resource.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import type { Fotografia } from './fotografia.entity.js';
import { ImagemDto } from './imagem.dto.js';
import { namesIn } from './without-pictures.js';

export type Description = Pick<Fotografia, 'alt' | 'decorativa' | 'credito' | 'focoX' | 'focoY'>;

/** Whether anything is said of a picture that readers of a page profit from. */
export function isDescribed({ alt, decorativa, credito, focoX }: Description): boolean {
  return alt !== null || decorativa || credito !== null || focoX !== null;
}

/** An answer whose records say beside them what is said of the pictures that each names. */
export function withDescriptions(answer: unknown, rows: readonly Fotografia[]): unknown {
  const said = new Map(rows.filter(isDescribed).map((row) => [row.nome, toAnswer(ImagemDto, row)]));
  if (said.size === 0) return answer;
  return Array.isArray(answer) ? answer.map((item) => withOwn(item, said)) : withOwn(answer, said);
}

function withOwn(record: unknown, said: ReadonlyMap<string, ImagemDto>): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const own = [...namesIn(record)].flatMap((nome) => {
    const words = said.get(nome);
    return words === undefined ? [] : [[nome, words] as const];
  });
  return own.length === 0 ? record : { ...(record as object), imagens: Object.fromEntries(own) };
}

/** More records of a kind than have a picture that their title describes; the count on the overview must not grow with them. */
const MOST_TITLED = 1000;

/** The pictures that the title of their record describes, such as a partner's logo or a member's photograph. */
export async function titledPictures(manager: EntityManager): Promise<string[]> {
  const rows = await Promise.all(
    resourcesWith('titled').map(({ entity, titled }) =>
      manager.find(entity, { select: { [titled]: true }, order: { id: 'DESC' }, take: MOST_TITLED }),
    ),
  );
  return [...namesIn(rows)];
}
