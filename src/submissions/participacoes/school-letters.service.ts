import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import type { Edicao } from '#content/edicoes/edicao.entity.js';
import { EdicoesService } from '#content/edicoes/edicoes.module.js';
import { schoolYear } from '#content/edicoes/school-year.js';
import type { MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { dayWords } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { sha256 } from '#platform/secrets/sha256.js';
import {
  type MensagemEscolasInputDto,
  type MensagemEscolasPreviewDto,
  type ProlongamentoInputDto,
  prolongedDays,
} from './participacao.dto.js';
import { Participacao } from './participacao.entity.js';
import { FAREWELL, filled, noticeMail, previewOf } from './school-mails.js';

/** Writes to the teachers of many schools at once, when an administrator has seen how it arrives. */
@Injectable()
export class SchoolLetters {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly edicoes: EdicoesService,
  ) {}

  /** @throws AppError 'notFound' where there is none of them */
  async previewMail(input: MensagemEscolasInputDto): Promise<MensagemEscolasPreviewDto> {
    const { manager } = this.transactions;
    const { fresh, known } = await sortOut(manager, input);
    const first = fresh[0] ?? known[0];
    if (first === undefined) throw new AppError('notFound');
    const goes = { para: first.email, seguem: fresh.length, repetidas: known.length };
    return previewOf(this.outbox, manager, mailFor(first, input), goes);
  }

  async mail(input: MensagemEscolasInputDto): Promise<{ enviadas: number; repetidas: number }> {
    const { fresh, known } = await this.transactions.runInserting(async (manager) => {
      const sorted = await sortOut(manager, input);
      const letter = (row: Participacao) => ({ ...mailFor(row, input), idempotencyKey: keyOf(row, input) });
      await this.write(manager, sorted.fresh, letter);
      return sorted;
    });
    return { enviadas: fresh.length, repetidas: known.length };
  }

  /** @throws AppError 'notFound' */
  async previewProlonging(id: number, input: ProlongamentoInputDto): Promise<MensagemEscolasPreviewDto> {
    const edition = await this.edicoes.getOrThrow(id);
    const told = await this.toldOf(edition, input);
    const { manager } = this.transactions;
    const words = await prolongedMail(manager, edition, input.ate);
    return previewOf(this.outbox, manager, words, { para: told[0]?.email ?? '', seguem: told.length });
  }

  /**
   * Moves the end of a period on, and tells the schools whose projects are awaited. Those that wait for the registration
   * are told by the notice that it is open.
   * @throws AppError 'notFound'; 'invalid' for a day that is no later, or follows another
   */
  async prolong(id: number, input: ProlongamentoInputDto): Promise<{ enviadas: number; repetidas: number }> {
    const edition = await this.edicoes.prolong(id, prolongedDays[input.prazo], input.ate);
    const told = await this.toldOf(edition, input);
    await this.transactions.run(async (manager) => {
      const words = await prolongedMail(manager, edition, input.ate);
      const keyFor = (school: Participacao) => `participacoes:${school.id}:prolongada:${input.ate}`;
      await this.write(manager, told, (school) => ({ ...words, idempotencyKey: keyFor(school) }));
    });
    return { enviadas: told.length, repetidas: 0 };
  }

  private async write(
    manager: EntityManager,
    schools: readonly Participacao[],
    letter: (school: Participacao) => MailWords & { idempotencyKey: string },
  ): Promise<void> {
    for (const school of schools)
      await this.outbox.add(manager, { kind: 'answer', recipient: school.email, ...letter(school) });
  }

  private async toldOf({ chave }: Edicao, { prazo }: ProlongamentoInputDto): Promise<Participacao[]> {
    if (prazo === 'inscricoes') return [];
    return this.transactions.manager.find(Participacao, {
      where: { edicao: chave, estado: Not('desistiu') },
      order: { id: 'ASC' },
    });
  }
}

/** Names a message by its words, so that the same one goes to a school once. */
function keyOf({ id }: Participacao, { assunto, texto }: MensagemEscolasInputDto): string {
  return `participacoes:${id}:mensagem:${sha256(JSON.stringify([assunto, texto])).slice(0, 16)}`;
}

async function sortOut(manager: EntityManager, input: MensagemEscolasInputDto) {
  const rows = await manager.find(Participacao, { where: { id: In(input.ids) }, order: { id: 'ASC' } });
  const sent = await manager.find(OutgoingMail, {
    select: { idempotencyKey: true },
    where: { idempotencyKey: In(rows.map((row) => keyOf(row, input))) },
  });
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  return {
    fresh: rows.filter((row) => !keys.has(keyOf(row, input))),
    known: rows.filter((row) => keys.has(keyOf(row, input))),
  };
}

function mailFor({ escola, professor }: Participacao, { assunto, texto }: MensagemEscolasInputDto): MailWords {
  const filling = { escola, professor };
  return { subject: filled(assunto, filling), text: `${filled(texto, filling)}\n\n${FAREWELL}` };
}

const prolongedMail = (manager: EntityManager, { chave }: Edicao, ate: string) =>
  noticeMail(manager, 'prolongada', { edicao: schoolYear(chave), prazo: dayWords(ate) });
