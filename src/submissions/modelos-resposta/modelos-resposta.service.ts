import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Records } from '#content/shared/records.js';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import type { ModeloRespostaInputDto } from './modelo-resposta.dto.js';
import { MAX_TEMPLATES, ModeloResposta } from './modelo-resposta.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const modelosRespostaList: ListSpec<ModeloResposta> = {
  resource: nameOf(ModeloResposta),
  columns: { id: { property: 'id', kind: 'number' }, nome: { property: 'nome', kind: 'text' } },
  defaultOrder: [{ property: 'nome', direction: 'ASC' }],
  searchable: true,
};

@Injectable()
export class ModelosRespostaService {
  readonly records: Records<ModeloResposta>;

  constructor(
    @InjectRepository(ModeloResposta) private readonly rows: Repository<ModeloResposta>,
    private readonly transactions: Transactions,
  ) {
    this.records = new Records(rows, modelosRespostaList, transactions);
  }

  /** @throws AppError 'conflict' where there are as many as there may be */
  create({ nome, texto }: ModeloRespostaInputDto): Promise<ModeloResposta> {
    return this.transactions.run(async (manager) => {
      if ((await manager.count(ModeloResposta)) >= MAX_TEMPLATES) {
        throw new AppError('conflict', `Já há ${MAX_TEMPLATES} modelos, o máximo. Elimine primeiro um que já não use.`);
      }
      return this.records.insert(manager, { nome, texto });
    });
  }
}
