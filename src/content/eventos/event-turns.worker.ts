import { Injectable } from '@nestjs/common';
import { type SelectQueryBuilder } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { startOfLisbonDay } from '#platform/dates/lisbon-day.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { Evento, type EventType, typeByDates } from './evento.entity.js';

/** Has events that follow their dates begin and end, without a version: nobody has changed them. */
@Injectable()
export class EventTurns extends DueWorker {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    const beginning = this.begun('proximo', now).limit(limit);
    // no range of an index of ends, which would lead through all that ever ended
    const over = 'CASE WHEN turning.dataFim IS NULL THEN turning.data < :today ELSE turning.dataFim <= :now END';
    const ending = this.begun('decorrer', now)
      .andWhere(over, { today: startOfLisbonDay(now) })
      .limit(limit);
    const turning = [...(await beginning.getMany()), ...(await ending.getMany())];
    if (turning.length === 0) return 0;
    await this.transactions.run(async (manager) => {
      // one that was saved meanwhile follows its new dates already
      for (const row of turning) {
        await manager.update(Evento, { id: row.id, versao: row.versao }, { tipo: typeByDates(row, now) });
      }
    });
    return turning.length;
  }

  /** Those of a type by their dates that have begun: a range of an index. */
  private begun(tipo: EventType, now: Date): SelectQueryBuilder<Evento> {
    return this.transactions.manager
      .createQueryBuilder(Evento, 'turning')
      .select(['turning.id', 'turning.versao', 'turning.data', 'turning.dataFim'])
      .where('turning.tipoAutomatico = :byDates AND turning.tipo = :tipo', { byDates: true, tipo })
      .andWhere('turning.data <= :now', { now });
  }
}
