import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { HeldBeside, heldKey, type HeldRecord } from '#platform/database/addresses/held-data.js';
import { Mensagem, Resposta } from './mensagem.entity.js';

@Injectable()
export class HeldMensagens extends HeldBeside {
  override async beside(
    manager: EntityManager,
    records: readonly HeldRecord[],
  ): Promise<ReadonlyMap<string, HeldRecord['fields']>> {
    const resources = [...new Set(records.map(({ resource }) => resource))];
    const where = resources.map((resource) => ({
      formulario: resource,
      registo: In(records.filter((record) => record.resource === resource).map(({ id }) => id)),
    }));
    const rows = where.length === 0 ? [] : await manager.findBy(Mensagem, where);
    const answers = await manager.find(Resposta, {
      where: { mensagemId: In(rows.map(({ id }) => id)) },
      order: { id: 'ASC' },
    });
    return new Map(
      rows.map(({ id, formulario, registo, nota }) => [
        heldKey({ resource: formulario, id: registo }),
        [
          ...(nota === null ? [] : [{ nome: 'Nota da equipa', valor: nota }]),
          ...answers
            .filter(({ mensagemId }) => mensagemId === id)
            .map(({ assunto, texto, createdAt }) => ({
              nome: `Resposta de ${lisbonWords(createdAt)}`,
              valor: `${assunto}\n\n${texto}`,
            })),
        ],
      ]),
    );
  }
}
