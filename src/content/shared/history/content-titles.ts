import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { pages } from '../../../../contract/pages/pages.js';
import { type RecordTitle, RecordTitles } from '#accounts/atividade/record-titles.js';
import { resourceNamed } from '#platform/database/resource.js';
import { Draft } from '../drafts/draft.entity.js';
import { BinnedRecord } from './binned-record.entity.js';

/** The titles of content: of what is public, of drafts, and of what is in the bin. */
@Injectable()
export class ContentTitles implements RecordTitles {
  constructor(private readonly dataSource: DataSource) {}

  async of(section: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordTitle>> {
    // a page is known by its key
    if (section === 'paginas') return new Map(pages.map(({ chave, nome }) => [chave, { titulo: nome, existe: true }]));
    const kind = resourceNamed(section, 'history');
    if (kind === undefined) return new Map();
    const { manager } = this.dataSource;
    const { entity, title, titleWords = String } = kind;
    const recordIds = ids.map(Number).filter(Number.isSafeInteger);
    const where = { resource: section, recordId: In(recordIds) };
    const select = { recordId: true, titulo: true } as const;
    const binned = await manager.find(BinnedRecord, { select, where });
    const drafts = await manager.find(Draft, { select, where });
    const rows = await manager.find(entity, {
      select: { id: true, [title]: true },
      where: { id: In(recordIds) },
    });
    const named = (id: unknown, titulo: unknown, existe: boolean) =>
      [String(id), { titulo: titleWords(String(titulo)), existe }] as const;
    // the last that knows a record names it
    return new Map<string, RecordTitle>([
      ...recordIds.map((id) => [String(id), { titulo: null, existe: false }] as const),
      ...binned.map(({ recordId, titulo }) => named(recordId, titulo, false)),
      ...drafts.map(({ recordId, titulo }) => named(recordId, titulo, true)),
      ...rows.map((row) => named(row['id'], row[title], true)),
    ]);
  }
}
