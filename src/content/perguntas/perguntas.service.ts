import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { hasDrafts } from '../shared/drafts/draft-kind.js';
import { OrderedRecords, placeBehind } from '../shared/ordered-records.js';
import { PerguntaDto, PerguntaInputDto, PerguntaUpdateDto } from './pergunta.dto.js';
import { MAX_QUESTIONS, Pergunta } from './pergunta.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const perguntasList: ListSpec<Pergunta> = {
  resource: nameOf(Pergunta),
  columns: {
    id: { property: 'id', kind: 'number' },
    pagina: { property: 'pagina', kind: 'code', thenBy: 'ordem' },
    pergunta: { property: 'pergunta', kind: 'text' },
    ordem: { property: 'ordem', kind: 'number' },
  },
  defaultOrder: [
    { property: 'pagina', direction: 'ASC' },
    { property: 'ordem', direction: 'ASC' },
  ],
  searchable: true,
  hasDrafts: true,
};

hasDrafts<Pergunta, PerguntaInputDto>({
  entity: Pergunta,
  first: PerguntaInputDto,
  update: PerguntaUpdateDto,
  contents: (input, stored) => ({ ...contentsOf(input, stored?.exemplo ?? false), ordem: stored?.ordem ?? 0 }),
  admit: (manager, { pagina }) => placeBehind(manager, Pergunta, MAX_QUESTIONS, { pagina }),
  answer: PerguntaDto.from,
});

@Injectable()
export class PerguntasService {
  readonly records: OrderedRecords<Pergunta>;

  constructor(@InjectRepository(Pergunta) perguntas: Repository<Pergunta>, transactions: Transactions) {
    this.records = new OrderedRecords(perguntas, perguntasList, transactions, MAX_QUESTIONS);
  }

  create(input: PerguntaInputDto): Promise<Pergunta> {
    return this.records.append(contentsOf(input, false), { pagina: input.pagina });
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: PerguntaInputDto, versao: number | undefined): Promise<Pergunta> {
    return this.records.update(id, ({ exemplo }) => contentsOf(input, exemplo), versao);
  }
}

function contentsOf(input: PerguntaInputDto, exemplo: boolean): Omit<Pergunta, 'id' | 'versao' | 'ordem'> {
  const { pagina, pergunta, resposta } = input;
  return { pagina, grupo: input.grupo ?? null, pergunta, resposta, exemplo: input.exemplo ?? exemplo };
}
