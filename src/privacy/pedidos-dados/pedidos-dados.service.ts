import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { forUpdate, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { aMonthLater, lisbonDay } from '#platform/dates/lisbon-day.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import type { PedidoDadosInputDto, PedidoDadosRespostaDto } from './pedido-dados.dto.js';
import { PedidoDados } from './pedido-dados.entity.js';
import { listOf } from '#platform/lists/list-spec.js';

export const pedidosDadosList = listOf(PedidoDados, {
  columns: { prazo: 'code', feito: { kind: 'flag', thenBy: 'prazo' } },
  defaultOrder: [
    { property: 'feito', direction: 'ASC' },
    { property: 'prazo', direction: 'ASC' },
  ],
});

const SHOWN = 5;

/** Keeps the requests about personal data that only a person can answer; each is due within a month. */
@Injectable()
export class PedidosDadosService {
  readonly records = new RecordReader(this.transactions.manager.getRepository(PedidoDados), pedidosDadosList);

  constructor(private readonly transactions: Transactions) {}

  /** @throws AppError 'invalid' for one that says of nobody, or came on a day that is not yet */
  create(input: PedidoDadosInputDto): Promise<PedidoDados> {
    if (!input.nome && !input.email) throw AppError.at('email', 'Escreva o nome ou o e-mail da pessoa.');
    if (input.recebidoEm && input.recebidoEm > lisbonDay(new Date())) {
      throw AppError.at('recebidoEm', 'A data não pode ser depois de hoje.');
    }
    return this.transactions.run((manager) => this.add(manager, input));
  }

  private add(manager: EntityManager, { tipo, via, nome, email, detalhe, ...input }: PedidoDadosInputDto) {
    const createdAt = new Date();
    const recebidoEm = input.recebidoEm ?? lisbonDay(createdAt);
    const row = {
      tipo,
      via,
      nome: nome ?? null,
      email: email ? normalEmail(email) : null,
      detalhe: detalhe ?? null,
      recebidoEm,
      prazo: aMonthLater(recebidoEm),
      feito: false,
      feitoEm: null,
      nota: null,
      createdAt,
    };
    return manager.save(PedidoDados, manager.create(PedidoDados, row));
  }

  /** Notes that somebody asks by the site for an erasure, unless one that they asked for waits for an answer already. */
  async askForErasure(manager: EntityManager, email: string, detalhe: string): Promise<void> {
    const request = { tipo: 'apagamento', email: normalEmail(email) } as const;
    if (await manager.existsBy(PedidoDados, { ...request, feito: false })) return;
    await this.add(manager, { ...request, via: 'site', detalhe });
  }

  /** Marks one answered, or to be answered after all. @throws AppError 'notFound' */
  mark(id: number, { feito, nota }: PedidoDadosRespostaDto): Promise<PedidoDados> {
    return this.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, PedidoDados, id);
      const feitoEm = feito ? (row.feitoEm ?? new Date()) : null;
      return manager.save(PedidoDados, Object.assign(row, { feito, feitoEm, nota: nota ?? null }));
    });
  }

  /**
   * Takes out of the requests of an address whose they were; that they were made and done in time stays. One that is
   * still to be answered stays whole, but for an erasure that has just been done.
   * @param isDone whether all that was held is erased
   */
  async forget(manager: EntityManager, email: string, isDone: boolean): Promise<void> {
    const rows = await manager.find(PedidoDados, { where: { email }, ...forUpdate });
    for (const row of rows.filter(({ feito, tipo }) => feito || (isDone && tipo === 'apagamento'))) {
      const done = { feito: true, feitoEm: row.feitoEm ?? new Date() };
      await manager.save(PedidoDados, Object.assign(row, done, { nome: null, email: null, detalhe: null, nota: null }));
    }
  }

  async waiting() {
    const open = { feito: false };
    const [total, atrasados, primeiros] = await Promise.all([
      this.transactions.manager.countBy(PedidoDados, open),
      this.transactions.manager.countBy(PedidoDados, { ...open, prazo: LessThan(lisbonDay(new Date())) }),
      this.transactions.manager.find(PedidoDados, {
        select: { id: true, tipo: true, prazo: true },
        where: open,
        order: { prazo: 'ASC', id: 'ASC' },
        take: SHOWN,
      }),
    ]);
    return { total, atrasados, primeiros };
  }
}
