import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { PorGuardarInputDto } from './por-guardar.dto.js';
import { PorGuardar } from './por-guardar.entity.js';

const OFFERED = 10;

@Injectable()
export class PorGuardarService {
  constructor(private readonly transactions: Transactions) {}

  /** Returns an account's unsaved input in the forms of a record, the newest first. @throws AppError 'invalid' */
  async list(userId: number, { recurso: resource, registo }: Readonly<Record<string, unknown>>): Promise<PorGuardar[]> {
    if (typeof resource !== 'string' || typeof registo !== 'string' || !/^\d{1,9}$/.test(registo)) {
      throw new AppError('invalid', 'Indique o tipo de registo e o seu número.');
    }
    return this.transactions.manager.find(PorGuardar, {
      where: { userId, resource, recordId: Number(registo) },
      order: { savedAt: 'DESC', id: 'DESC' },
      take: OFFERED,
    });
  }

  keep(
    userId: number,
    chave: string,
    { recurso: resource, registo: recordId, versao = null, campos, antes }: PorGuardarInputDto,
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const known = await manager.findOneBy(PorGuardar, { userId, chave });
      const contents = JSON.stringify({ campos, antes });
      const row = known ?? manager.create(PorGuardar, { userId, chave });
      await manager.save(Object.assign(row, { resource, recordId, versao, contents, savedAt: new Date() }));
      if (known === null) await removeOldest(manager, userId);
    });
  }

  async forget(userId: number, chave: string): Promise<void> {
    await this.transactions.run((manager) => manager.delete(PorGuardar, { userId, chave }));
  }
}

const MOST_KEPT = 50;

async function removeOldest(manager: EntityManager, userId: number): Promise<void> {
  const beyond = await manager.find(PorGuardar, {
    select: { id: true },
    where: { userId },
    order: { savedAt: 'DESC', id: 'DESC' },
    skip: MOST_KEPT,
    take: MOST_KEPT,
  });
  if (beyond.length > 0) await manager.delete(PorGuardar, { id: In(beyond.map(({ id }) => id)) });
}
