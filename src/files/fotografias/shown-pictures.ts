import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { readRows } from '#platform/database/read-rows.js';
import { lisbonDay, startOfNextLisbonDay } from '#platform/dates/lisbon-day.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import type { Seen, VisitorsView } from '#platform/pipeline/visitors-view.js';
import { Fotografia, type PictureState, pictureState } from './fotografia.entity.js';
import { ImagemDto } from './imagem.dto.js';
import { isDescribed } from './said-of-pictures.js';
import { namesIn, withoutPictures } from './named-files.js';

@Injectable()
export class ShownPictures implements VisitorsView {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the state of a picture now, or undefined where visitors may always see it. */
  async stateOf(nome: string): Promise<PictureState | undefined> {
    const { manager } = this.dataSource;
    // almost every picture has none, and each that a page shows is asked for: the driver itself is quickest
    const found = await readRows(manager, {
      sql: 'SELECT 1 FROM fotografias WHERE nome = ? AND marcada = 1',
      values: [nome],
    });
    const row = found.length === 0 ? null : await manager.findOneBy(Fotografia, { nome });
    return row === null ? undefined : pictureState(row, lisbonDay(new Date()));
  }

  of(answer: unknown): Seen | Promise<Seen> {
    const names = namesIn(answer);
    return names.size === 0 ? { answer, until: undefined } : this.withoutHidden(answer, names);
  }

  private async withoutHidden(answer: unknown, names: ReadonlySet<string>): Promise<Seen> {
    const rows = await this.dataSource.manager.findBy(Fotografia, { nome: In([...names]) });
    const today = lisbonDay(new Date());
    const shown = rows.filter((row) => pictureState(row, today) === 'visivel');
    const withheld = new Set(rows.filter((row) => !shown.includes(row)).map(({ nome }) => nome));
    const [first] = shown.flatMap(({ ate }) => ate ?? []).sort();
    return {
      answer: withDescriptions(withheld.size === 0 ? answer : withoutPictures(answer, withheld), shown),
      until: first === undefined ? undefined : startOfNextLisbonDay(new Date(first)),
    };
  }
}

/** An answer whose records say beside them what is said of the pictures that each names (docs/decisions/0041). */
function withDescriptions(answer: unknown, rows: readonly Fotografia[]): unknown {
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
