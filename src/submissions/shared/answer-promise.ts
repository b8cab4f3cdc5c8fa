import { Injectable } from '@nestjs/common';
import { prazosResposta } from '../../../contract/pages/prazos-resposta.js';
import { associacao } from '../../../contract/pages/associacao.js';
import { Pagina } from '#content/paginas/pagina.entity.js';
import { publishedWords } from '#content/paginas/identity.js';
import { ContentVersions, type Versions } from '#platform/cache/content-versions.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';

interface Promised {
  days: Readonly<Record<string, number>>;
  /** The last lines of what senders get: who writes, and how we are reached. */
  closing: string;
}

/** How soon the association promises to answer what each form brings, and how it is reached meanwhile. */
@Injectable()
export class AnswerPromise {
  private kept: { versions: Versions | undefined; promised: Promise<Promised> } | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly versions: ContentVersions,
  ) {}

  /** How long the submissions of a form wait at most, in milliseconds, and the closing. Ask outside of a transaction. */
  async find(panelResource: string): Promise<{ wait: number; closing: string }> {
    const { days, closing } = await this.readOnce();
    return { wait: (days[panelResource] ?? 0) * DAY_MS, closing };
  }

  /** Forms that come at once share one read: where much comes in, no version is certain for long. */
  private readOnce(): Promise<Promised> {
    const { kept } = this;
    if (kept !== undefined && (kept.versions === undefined || this.versions.areCurrent(kept.versions)))
      return kept.promised;
    const reading = { versions: this.versions.current(this.versions.tablesOf([Pagina])), promised: this.read() };
    this.kept = reading;
    const forget = () => {
      if (this.kept === reading) this.kept = undefined;
    };
    reading.promised.then(reading.versions === undefined ? forget : undefined, forget);
    return reading.promised;
  }

  private async read(): Promise<Promised> {
    const { manager } = this.transactions;
    const days = await publishedWords(manager, prazosResposta);
    const { name, email, phones, address } = await publishedWords(manager, associacao);
    const numbers = phones.map(({ label, number }) => (label === '' ? number : `${number} (${label})`));
    const contacts = [email, ...numbers, `${address.street}, ${address.postalCode} ${address.city}`].join('\n');
    return { days, closing: `Um abraço da equipa da ${name}\n\n${contacts}\n` };
  }
}
