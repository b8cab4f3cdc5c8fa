import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prazosResposta } from '../../../contract/pages/prazos-resposta.js';
import type { Words } from '../../../contract/pages/field.js';
import { Pagina } from '#content/paginas/pagina.entity.js';
import { publishedWords } from '#content/paginas/published-words.js';
import { ContentVersions, type Versions } from '#platform/cache/content-versions.js';
import { DAY_MS } from '#platform/dates/durations.js';

type Days = Words<(typeof prazosResposta)['fields']>;

/** How soon the association promises to answer what each form brings. */
@Injectable()
export class AnswerPromise {
  private known: { versions: Versions; days: Days } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly versions: ContentVersions,
  ) {}

  /** How long a section's submissions wait for an answer at most, in milliseconds. Ask outside of a transaction. */
  async waitOf(section: string): Promise<number> {
    const days = await this.days();
    return days[section as keyof Days] * DAY_MS;
  }

  private async days(): Promise<Days> {
    if (this.known !== undefined && this.versions.areStill(this.known.versions)) return this.known.days;
    const versions = this.versions.present(this.versions.kindsOf([Pagina]));
    const days = await publishedWords(this.dataSource.manager, prazosResposta);
    this.known = versions && { versions, days };
    return days;
  }
}
