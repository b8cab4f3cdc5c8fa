import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { firstEmblem } from '../shared/emblem.js';
import { hasDrafts } from '../shared/drafts/draft-kind.js';
import { OrderedRecords, placeBehind } from '../shared/ordered-records.js';
import { ParceiroDto, ParceiroInputDto, ParceiroUpdateDto } from './parceiro.dto.js';
import { MAX_PARTNERS, Parceiro } from './parceiro.entity.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const parceirosList: ListSpec<Parceiro> = {
  resource: nameOf(Parceiro),
  columns: {
    id: { property: 'id', kind: 'number' },
    nome: { property: 'nome', kind: 'text' },
    ordem: { property: 'ordem', kind: 'number' },
  },
  defaultOrder: [{ property: 'ordem', direction: 'ASC' }],
  searchable: true,
  hasDrafts: true,
};

hasDrafts<Parceiro, ParceiroInputDto>({
  entity: Parceiro,
  first: ParceiroInputDto,
  update: ParceiroUpdateDto,
  contents: (input, stored) => ({ ...contentsOf(input, stored?.exemplo ?? false), ordem: stored?.ordem ?? 0 }),
  admit: (manager) => placeBehind(manager, Parceiro, MAX_PARTNERS),
  answer: ParceiroDto.from,
});

@Injectable()
export class ParceirosService {
  readonly records: OrderedRecords<Parceiro>;

  constructor(@InjectRepository(Parceiro) parceiros: Repository<Parceiro>, transactions: Transactions) {
    this.records = new OrderedRecords(parceiros, parceirosList, transactions, MAX_PARTNERS);
  }

  create(input: ParceiroInputDto): Promise<Parceiro> {
    return this.records.append(contentsOf(input, false));
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update(id: number, input: ParceiroInputDto, versao: number | undefined): Promise<Parceiro> {
    return this.records.update(id, ({ exemplo }) => contentsOf(input, exemplo), versao);
  }
}

function contentsOf(input: ParceiroInputDto, exemplo: boolean): Omit<Parceiro, 'id' | 'versao' | 'ordem'> {
  const { nome, descricao } = input;
  const desde = input.desde ?? null;
  const ate = input.ate ?? null;
  if (desde !== null && ate !== null && ate < desde) {
    const sentence = 'O último dia da parceria não pode ser anterior ao primeiro.';
    throw new AppError('invalid', sentence, { ate: sentence });
  }
  return {
    nome,
    descricao,
    logo: input.logo ?? null,
    logoAlt: input.logoAlt ?? null,
    ligacao: input.ligacao ?? null,
    desde,
    ate,
    forma: input.forma ?? firstEmblem.forma,
    cor: input.cor ?? firstEmblem.cor,
    exemplo: input.exemplo ?? exemplo,
  };
}
