import { Injectable } from '@nestjs/common';
import { prazosResposta } from '../../../contract/pages/prazos-resposta.js';
import { associacao } from '../../../contract/pages/associacao.js';
import { Pagina } from '#content/paginas/pagina.entity.js';
import { publishedWords } from '#content/paginas/identity.js';
import { ContentVersions, type Versions } from '#platform/cache/content-versions.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';

interface Told {
  days: Readonly<Record<string, number>>;
  /** The last lines of what senders get: who writes, and how we are reached. */
  farewell: string;
}

/** How soon the association promises to answer what each form brings, and how it is reached meanwhile. */
@Injectable()
export class AnswerPromise {
  private known: { versions: Versions; told: Told } | undefined;
  private reading: { versions: Versions | undefined; told: Promise<Told> } | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly versions: ContentVersions,
  ) {}

  /** How long a section's submissions wait at most, in milliseconds, and the farewell. Ask outside of a transaction. */
  async of(section: string): Promise<{ wait: number; farewell: string }> {
    const { days, farewell } = await this.told();
    return { wait: (days[section] ?? 0) * DAY_MS, farewell };
  }

  /** Forms that come at once share one read: where much comes in, no version is certain for long. */
  private async told(): Promise<Told> {
    if (this.known !== undefined && this.versions.areStill(this.known.versions)) return this.known.told;
    const running = this.reading;
    if (running !== undefined && (running.versions === undefined || this.versions.areStill(running.versions)))
      return running.told;
    const versions = this.versions.present(this.versions.kindsOf([Pagina]));
    const reading = { versions, told: this.read(versions) };
    this.reading = reading;
    try {
      return await reading.told;
    } finally {
      if (this.reading === reading) this.reading = undefined;
    }
  }

  private async read(versions: Versions | undefined): Promise<Told> {
    const { manager } = this.transactions;
    const days = await publishedWords(manager, prazosResposta);
    const { name, email, phones, address } = await publishedWords(manager, associacao);
    const numbers = phones.map(({ label, number }) => (label === '' ? number : `${number} (${label})`));
    const contacts = [email, ...numbers, `${address.street}, ${address.postalCode} ${address.city}`].join('\n');
    const told = { days, farewell: `Um abraço da equipa da ${name}\n\n${contacts}\n` };
    this.known = versions && { versions, told };
    return told;
  }
}
