import { ApiProperty, OmitType } from '@nestjs/swagger';
import { eventLimits, Evento, eventStates, eventTypes, eventYears } from './evento.entity.js';
import { contentAnswer, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { ChoiceField, FlagField, IntegerField, MomentField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, PhotosField, UrlField } from '#platform/dto/url-fields.js';
import { ApiMoment, ApiMomentOrNull, ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class EventoInputDto {
  @PublicTextField({ label: 'O título', max: eventLimits.titulo, example: 'Festival DFC 2026' }) titulo!: string;

  @PublicTextField({ label: 'A descrição', max: eventLimits.descricao, lines: true, optional: true })
  descricao?: string | null;

  @PublicTextField({ label: 'O texto de chamada', max: eventLimits.hook, lines: true, optional: true })
  hook?: string | null;

  @UrlField({ label: 'A imagem principal', optional: true }) url?: string | null;
  @MomentField({ label: 'A data de início' }) data!: Date;
  @MomentField({ label: 'A data de fim', optional: true }) dataFim?: Date | null;

  @FlagField({
    label: 'A escolha de todo o dia',
    optional: true,
    description:
      'Se ocupa dias inteiros: ficam o início do dia de `data` e o fim do dia de `dataFim`, à hora de Lisboa. Por omissão fica como está; um evento novo tem horas.',
  })
  diaInteiro?: boolean | null;

  @ChoiceField({ label: 'O tipo', values: eventTypes, optional: true, description: 'Por omissão, `proximo`.' })
  tipo?: Evento['tipo'] | null;

  @FlagField({
    label: 'A escolha do tipo pelas datas',
    optional: true,
    description:
      'Se o tipo segue as datas, à hora de Lisboa, seja qual for o `tipo` enviado. Por omissão, um `tipo` enviado fica; sem ele fica a escolha que está, que num evento novo é `false`.',
  })
  tipoAutomatico?: boolean | null;

  @ChoiceField({
    label: 'A situação',
    values: eventStates,
    optional: true,
    description: 'Se se realiza como anunciado. Por omissão fica a que tem; a de um evento novo é `confirmado`.',
  })
  situacao?: Evento['situacao'] | null;

  @IntegerField({
    label: 'O ano',
    min: eventYears.first,
    max: eventYears.last,
    optional: true,
    description: 'Por omissão, o do início.',
  })
  ano?: number | null;

  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;
  @PublicTextField({ label: 'O local', max: eventLimits.local, example: 'Vila Nova de Gaia' }) local!: string;
  @LinkField({ label: 'O website oficial', optional: true }) websiteOficial?: string | null;

  @PublicTextField({ label: 'A admissão', max: eventLimits.admissao, optional: true, example: 'Entrada livre' })
  admissao?: string | null;

  @PhotosField() fotos?: string[] | null;
  @SampleField() exemplo?: boolean | null;
}

export class EventoUpdateDto extends withRecordKeys(EventoInputDto) {
  @MomentField({ label: 'A data de criação', optional: true }) create?: Date;
}

export class EventoDto extends contentAnswer(Evento, OmitType(EventoInputDto, ['tipo', 'ano'])) {
  @ApiProperty({ example: 12 }) id!: number;
  @ApiUriOrNull({ description: 'Imagem principal.' }) url!: string | null;
  @ApiMoment({ description: 'Início.' }) data!: string;
  @ApiMomentOrNull({ description: 'Fim.' }) dataFim!: string | null;
  @ApiProperty({ example: false, description: 'Se ocupa dias inteiros, sem horas.' }) diaInteiro!: boolean;
  @ApiProperty({ enum: eventTypes }) tipo!: Evento['tipo'];
  @ApiProperty({ example: false, description: 'Se o tipo segue as datas.' }) tipoAutomatico!: boolean;
  @ApiProperty({ description: 'Se se realiza como anunciado.' }) situacao!: Evento['situacao'];
  @ApiProperty({ example: 2026 }) ano!: number;
  @ApiMoment({ description: 'Criação do registo.' }) create!: string;
  @ApiProperty({ type: [String], format: 'uri' }) fotos!: string[];

  static readonly from = (row: Evento): EventoDto => toAnswer(EventoDto, row);
}
