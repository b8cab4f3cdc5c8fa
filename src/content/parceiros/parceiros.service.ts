import { Injectable } from '@nestjs/common';
import { AppError } from '#platform/errors/app-error.js';
import { firstEmblem } from '../shared/emblem.js';
import { ContentService } from '../shared/content.service.js';
import { placeBehind, reorder } from '../shared/ordered-records.js';
import type { Contents } from '../shared/save-versioned.js';
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

@Injectable()
export class ParceirosService extends ContentService<Parceiro, ParceiroInputDto>(
  {
    entity: Parceiro,
    first: ParceiroInputDto,
    update: ParceiroUpdateDto,
    contents: contentsOf,
    admit: (manager) => placeBehind(manager, Parceiro, MAX_PARTNERS),
    answer: ParceiroDto.from,
  },
  parceirosList,
) {
  /** @throws AppError 'conflict' where these are not all, or not the ones that there are */
  reorder(ids: readonly number[]): Promise<void> {
    return this.transactions.run((manager) => reorder(manager, Parceiro, ids));
  }
}

function contentsOf(input: ParceiroInputDto, stored: Parceiro | undefined): Contents<Parceiro> {
  const { nome, descricao } = input;
  const desde = input.desde ?? null;
  const ate = input.ate ?? null;
  if (desde !== null && ate !== null && ate < desde) {
    throw AppError.at('ate', 'O último dia da parceria não pode ser anterior ao primeiro.');
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
    ordem: stored?.ordem ?? 0,
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  };
}
