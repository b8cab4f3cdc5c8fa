import { Injectable } from '@nestjs/common';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import type { Condition, ListSpec } from '#platform/lists/list-spec.js';
import { parseListQuery } from '#platform/lists/list-query.js';
import { changedSpelling, ContentService } from '../shared/content.service.js';
import type { Contents } from '../shared/save-versioned.js';
import { Artigo } from './artigo.entity.js';
import { ArtigoDto, ArtigoInputDto, ArtigoUpdateDto } from './artigo.dto.js';
import { nameOf } from '#platform/database/resource.js';

export const imprensaList: ListSpec<Artigo> = {
  resource: nameOf(Artigo),
  columns: {
    id: { property: 'id', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    data: { property: 'data', kind: 'moment' },
    Categoria: { property: 'categoria', kind: 'text', thenBy: 'data' },
    categoria: { property: 'categoria', kind: 'text', thenBy: 'data' },
  },
  defaultOrder: [{ property: 'data', direction: 'DESC' }],
  listed: ['id', 'titulo', 'data', 'url', 'categoria', 'exemplo'],
  searchable: true,
  hasDrafts: true,
};

const SIDE_LIST_ROWS = 5;

@Injectable()
export class ImprensaService extends ContentService<Artigo, ArtigoInputDto | ArtigoUpdateDto>(
  {
    entity: Artigo,
    first: ArtigoInputDto,
    update: ArtigoUpdateDto,
    contents: contentsOf,
    answer: ArtigoDto.from,
    address: (id) => `/imprensa/${id}`,
  },
  imprensaList,
) {
  recent(raw: RawListQuery): Promise<Page<Artigo>> {
    return this.few(raw, []);
  }

  /** The newest articles of a category without the one that is being read, at most five. */
  related(category: string, id: number, raw: RawListQuery): Promise<Page<Artigo>> {
    return this.few(raw, [
      { property: 'categoria', comparison: 'equal', value: category },
      { property: 'id', comparison: 'not', value: id },
    ]);
  }

  private few(raw: RawListQuery, also: readonly Condition<Artigo>[]): Promise<Page<Artigo>> {
    const query = parseListQuery(raw, imprensaList);
    const to = Math.min(query.to, query.from + SIDE_LIST_ROWS - 1);
    return this.records.find({ ...query, to, conditions: [...query.conditions, ...also] });
  }
}

/** @param at when it becomes public: its date, where it has none of its own */
function contentsOf(input: ArtigoInputDto | ArtigoUpdateDto, stored: Artigo | undefined, at: Date): Contents<Artigo> {
  const { descricao = stored?.descricao, data = stored?.data } = input;
  return {
    titulo: input.titulo,
    categoria: changedSpelling(input.Categoria, input.categoria, stored?.categoria) ?? null,
    hook: input.hook ?? null,
    descricao: descricao ?? null,
    data: data ?? at,
    url: changedSpelling(input.url, input.imagem, stored?.url) ?? null,
    video: input.video ?? null,
    fotos: input.fotos ?? [],
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  };
}
