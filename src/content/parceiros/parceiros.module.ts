import { Body, Controller, Injectable, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { contentKind } from '../shared/content-kind.js';
import { ContentController, ContentModule, ContentService, statedIn } from '../shared/content.js';
import { emblemOf } from '../shared/emblem.js';
import { ApiReorder, OrdemInputDto, placeBehind, reorder } from '../shared/ordered-records.js';
import { ParceiroDto, ParceiroInputDto, ParceiroUpdateDto } from './parceiro.dto.js';
import { MAX_PARTNERS, Parceiro } from './parceiro.entity.js';

export const parceiros = contentKind({
  entity: Parceiro,
  input: ParceiroInputDto,
  update: ParceiroUpdateDto,
  answer: ParceiroDto,
  list: {
    columns: { nome: 'text', ordem: 'number' },
    defaultOrder: [{ property: 'ordem', direction: 'ASC' }],
    hasDrafts: true,
  },
  path: 'api/parceiros',
  one: 'um parceiro',
  summaries: { list: 'Listar os parceiros, pela sua ordem', create: 'Criar um parceiro, no fim da lista' },
  contents(input, stored: Parceiro | undefined) {
    const { desde, ate } = input;
    if (desde && ate && ate < desde)
      throw AppError.at('ate', 'O último dia da parceria não pode ser anterior ao primeiro.');
    return {
      ...statedIn(ParceiroInputDto, input),
      ...emblemOf(input),
      ordem: stored?.ordem ?? 0,
      exemplo: input.exemplo ?? stored?.exemplo ?? false,
    };
  },
  admit: (manager) => placeBehind(manager, Parceiro, MAX_PARTNERS),
});

@Injectable()
class ParceirosService extends ContentService(parceiros) {
  /** @throws AppError 'conflict' where these are not all, or not the ones that there are */
  reorder(ids: readonly number[]): Promise<void> {
    return this.transactions.run((manager) => reorder(manager, Parceiro, ids));
  }
}

@ApiTags('Parceiros')
@Controller()
class ParceirosController extends ContentController(parceiros, ParceirosService) {
  @Put('api/parceiros/ordem')
  @Editor('Ordenar os parceiros')
  @ApiReorder()
  reorder(@Body() { ids }: OrdemInputDto): Promise<void> {
    return this.content.reorder(ids);
  }
}

export const ParceirosModule = ContentModule(parceiros, ParceirosController, ParceirosService);
