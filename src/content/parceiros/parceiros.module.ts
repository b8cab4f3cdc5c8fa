import { Body, Controller, Injectable, Put } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { contentAnswer, contentSpec, PlaceField, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { ContentController, ContentModule, ContentService, pickDocumented } from '../shared/content.js';
import { type Emblem, EmblemColourField, emblemOf, EmblemShapeField } from '../shared/emblem.js';
import { ApiReorder, OrdemInputDto, placeLast, reorder } from '../shared/ordered-records.js';
import { MAX_PARTNERS, Parceiro, partnerLimits } from './parceiro.entity.js';
import { DayField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, UrlField } from '#platform/dto/url-fields.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

class ParceiroInputDto {
  @PublicTextField({ label: 'O nome', max: partnerLimits.nome, example: 'Associação de pais' }) nome!: string;
  @PublicTextField({ label: 'A descrição', max: partnerLimits.descricao, lines: true }) descricao!: string;
  @UrlField({ label: 'O logótipo', optional: true }) logo?: string | null;

  @PublicTextField({
    label: 'O texto alternativo do logótipo',
    max: partnerLimits.logoAlt,
    optional: true,
    description: 'O que o logótipo mostra. Vazio: só enfeita, porque o nome está ao lado.',
  })
  logoAlt?: string | null;

  @LinkField({ label: 'O endereço do parceiro', optional: true }) ligacao?: string | null;

  @DayField({ label: 'O primeiro dia da parceria', description: 'Antes dele o parceiro não aparece no site.' })
  desde?: string | null;

  @DayField({ label: 'O último dia da parceria', description: 'Depois dele o parceiro deixa de aparecer no site.' })
  ate?: string | null;

  @EmblemShapeField() forma?: Emblem['forma'] | null;
  @EmblemColourField() cor?: Emblem['cor'] | null;
  @SampleField() exemplo?: boolean | null;
}

class ParceiroUpdateDto extends withRecordKeys(ParceiroInputDto) {
  @PlaceField() ordem?: number;
}

class ParceiroDto extends contentAnswer(Parceiro, ParceiroInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 1, description: 'O lugar na lista.' }) ordem!: number;

  static readonly from = (row: Parceiro): ParceiroDto => toAnswer(ParceiroDto, row);
}

export const parceiros = contentSpec({
  entity: Parceiro,
  input: ParceiroInputDto,
  update: ParceiroUpdateDto,
  answer: ParceiroDto,
  list: {
    columns: { nome: 'text', ordem: 'number' },
    defaultOrder: [{ property: 'ordem', direction: 'ASC' }],
  },
  path: 'api/parceiros',
  one: 'um parceiro',
  summaries: { list: 'Listar os parceiros, pela sua ordem', create: 'Criar um parceiro, no fim da lista' },
  contents(input, stored: Parceiro | undefined) {
    const { desde, ate } = input;
    if (desde && ate && ate < desde)
      throw AppError.at('ate', 'O último dia da parceria não pode ser anterior ao primeiro.');
    return {
      ...pickDocumented(ParceiroInputDto, input),
      ...emblemOf(input),
      ordem: stored?.ordem ?? 0,
      exemplo: input.exemplo ?? stored?.exemplo ?? false,
    };
  },
  admit: (manager) => placeLast(manager, Parceiro, MAX_PARTNERS),
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
