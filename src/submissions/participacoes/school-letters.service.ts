import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import type { Edicao } from '#content/edicoes/edicao.entity.js';
import { EdicoesService } from '#content/edicoes/edicoes.module.js';
import { schoolYear } from '#content/edicoes/school-year.js';
import type { MailMessage } from '#mail/mail-message.js';
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
    const { fresh, known } = await lettersOf(manager, input);
    const first = fresh[0] ?? known[0];
    if (first === undefined) throw new AppError('notFound');
    return previewOf(this.outbox, manager, first, {
      para: first.recipient,
      seguem: fresh.length,
      repetidas: known.length,
    });
  }

  async mail(input: MensagemEscolasInputDto): Promise<{ enviadas: number; repetidas: number }> {
    const { fresh, known } = await this.transactions.runInserting(async (manager) => {
      const letters = await lettersOf(manager, input);
      for (const letter of letters.fresh) await this.outbox.add(manager, letter);
      return letters;
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
      for (const { id: school, email: recipient } of told) {
        const idempotencyKey = `participacoes:${school}:prolongada:${input.ate}`;
        await this.outbox.add(manager, { idempotencyKey, kind: 'answer', recipient, ...words });
      }
    });
    return { enviadas: told.length, repetidas: 0 };
  }

  private async toldOf({ chave }: Edicao, { prazo }: ProlongamentoInputDto): Promise<Participacao[]> {
    if (prazo === 'inscricoes') return [];
    return this.transactions.manager.find(Participacao, {
      where: { edicao: chave, estado: Not('desistiu') },
      order: { id: 'ASC' },
    });
  }
}

/** Finds the letters to the schools that were chosen: those that are still to go, and those that have gone. */
async function lettersOf(manager: EntityManager, input: MensagemEscolasInputDto) {
  const schools = await manager.find(Participacao, { where: { id: In(input.ids) }, order: { id: 'ASC' } });
  const letters = schools.map((school) => letterTo(school, input));
  const sent = await manager.find(OutgoingMail, {
    select: { idempotencyKey: true },
    where: { idempotencyKey: In(letters.map(({ idempotencyKey }) => idempotencyKey)) },
  });
  const keys = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
  return {
    fresh: letters.filter(({ idempotencyKey }) => !keys.has(idempotencyKey)),
    known: letters.filter(({ idempotencyKey }) => keys.has(idempotencyKey)),
  };
}

/** Its key is made of its words, so that the same ones go to a school once. */
function letterTo(
  { id, email, escola, professor }: Participacao,
  { assunto, texto }: MensagemEscolasInputDto,
): MailMessage {
  const filling = { escola, professor };
  return {
    idempotencyKey: `participacoes:${id}:mensagem:${sha256(JSON.stringify([assunto, texto])).slice(0, 16)}`,
    kind: 'answer',
    recipient: email,
    subject: filled(assunto, filling),
    text: `${filled(texto, filling)}\n\n${FAREWELL}`,
  };
}

const prolongedMail = (manager: EntityManager, { chave }: Edicao, ate: string) =>
  noticeMail(manager, 'prolongada', { edicao: schoolYear(chave), prazo: dayWords(ate) });
