import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import { shownTexts, type TextName } from './textos/shown-texts.js';
import { Texto } from './texto.entity.js';

/** Every version of the texts that people were shown with a form. */
@Injectable()
export class Textos implements OnApplicationBootstrap {
  private readonly known = new Map<string, Pick<Texto, 'id' | 'nome'>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Puts the versions on record that no start before has seen. */
  async onApplicationBootstrap(): Promise<void> {
    const versions = shownTexts.map(({ version }) => version);
    const unseen = async (manager: EntityManager) => {
      const seen = await manager.find(Texto, { select: { versao: true }, where: { versao: In(versions) } });
      return shownTexts.filter(({ version }) => !seen.some(({ versao }) => versao === version));
    };
    if ((await unseen(this.dataSource.manager)).length === 0) return;
    await this.transactions.run(
      async (manager) => {
        const firstSeenAt = new Date();
        const rows = (await unseen(manager)).map(({ name, text, version }) => ({
          nome: name,
          versao: version,
          texto: text,
          firstSeenAt,
        }));
        if (rows.length > 0) await manager.insert(Texto, rows);
      },
      ['busy', 'duplicate'],
    );
  }

  /**
   * The texts of the versions that a form says were shown. One that nobody has on record is none.
   * @param told versions with spaces between them
   */
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
}
