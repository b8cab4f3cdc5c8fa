import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { identity, publishedWords } from '#content/paginas/identity.js';
import { privacidade } from '../../../contract/pages/privacidade.js';
import { PaginasService } from '#content/paginas/paginas.service.js';
import { Transactions } from '#platform/database/transactions.js';
import { type TextName, textsOf } from './textos/shown-texts.js';
import { Texto } from './consentimento.entity.js';

@Injectable()
export class Textos implements OnApplicationBootstrap, OnModuleInit {
  private readonly known = new Map<string, Pick<Texto, 'id' | 'nome'>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly paginas: PaginasService,
  ) {}

  /** Has each publication put new versions of the texts on record, before anybody is shown them. */
  onModuleInit(): void {
    this.paginas.whenPublished((manager) => this.record(manager));
  }

  /** Puts the versions on record that no start before has seen. */
  async onApplicationBootstrap(): Promise<void> {
    if ((await this.unseen(this.transactions.manager)).length === 0) return;
    await this.transactions.runInserting((manager) => this.record(manager));
  }

  async present(): Promise<{ nome: TextName; versao: string }[]> {
    const texts = await presentTexts(this.transactions.manager);
    return texts.map(({ name, version }) => ({ nome: name, versao: version }));
  }

  /** The texts of the versions, with spaces between them, that a form says were shown; unknown ones are none. */
  async shown(manager: EntityManager, told: string | undefined): Promise<Map<TextName, number>> {
    const versions = [...new Set(told?.split(' '))].filter((version) => /^[0-9a-f]{16}$/.test(version));
    const unknown = versions.filter((version) => !this.known.has(version));
    if (unknown.length > 0) {
      const rows = await manager.find(Texto, {
        select: { id: true, nome: true, versao: true },
        where: { versao: In(unknown) },
      });
      for (const { id, nome, versao } of rows) this.known.set(versao, { id, nome });
    }
    const texts = versions.flatMap((version) => this.known.get(version) ?? []);
    return new Map(texts.map(({ id, nome }) => [nome, id]));
  }

  private async record(manager: EntityManager): Promise<void> {
    const firstSeenAt = new Date();
    const rows = (await this.unseen(manager)).map(({ name, text, version }) => ({
      nome: name,
      versao: version,
      texto: text,
      firstSeenAt,
    }));
    if (rows.length > 0) await manager.insert(Texto, rows);
  }

  private async unseen(manager: EntityManager) {
    const texts = await presentTexts(manager);
    const versions = texts.map(({ version }) => version);
    const seen = await manager.find(Texto, { select: { versao: true }, where: { versao: In(versions) } });
    return texts.filter(({ version }) => !seen.some(({ versao }) => versao === version));
  }
}

/** One after the other: a unit of work has one connection. */
async function presentTexts(manager: EntityManager): Promise<ReturnType<typeof textsOf>> {
  const who = await identity(manager);
  return textsOf(who, await publishedWords(manager, privacidade));
}
