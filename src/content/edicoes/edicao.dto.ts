import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { DayField, FlagField, isPublicText, LINE_END, PublicTextField, Rule } from '#platform/dto/fields.js';
import { LinkField, UrlField } from '#platform/dto/url-fields.js';
import { type Emblem, EmblemColourField, EmblemShapeField } from '../shared/emblem.js';
import { contentAnswer, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { calendarDays } from '../../../contract/edition-phase.js';
import { dayNames, Edicao, editionLimits, isSchoolYear, schoolYear } from './edicao.entity.js';
import { typedLine } from '../../../contract/typed-text.js';
import { ApiDayOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export const SchoolYearField = (description: string) =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 8, maxLength: 8, example: '20252026', description }),
    Rule('schoolYear', isSchoolYear, 'O ano letivo tem de ser dois anos seguidos, como 20252026.'),
  );

const { agradecimentos } = editionLimits;

/** A list that is written a name a line has lines with none. */
function dropBlanks(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const names = value.map((name: unknown) => (typeof name === 'string' ? typedLine(name) : name));
  return names.filter((name) => typeof name !== 'string' || /\S/.test(name));
}

function areNames(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > agradecimentos.nomes) return false;
  return value.every(
    (name) =>
      typeof name === 'string' && name.length <= agradecimentos.nome && isPublicText(name) && !LINE_END.test(name),
  );
}

export class AgradecimentoInputDto {
  @PublicTextField({ label: 'O título', max: agradecimentos.titulo, example: 'Dar Voz aos Estudantes' })
  titulo!: string;

  @ApiProperty({ type: [String], maxItems: agradecimentos.nomes, description: 'Os nomes, pela ordem da lista.' })
  @Transform(({ value }) => dropBlanks(value))
  @Rule(
    'names',
    areNames,
    `Os nomes têm de ser uma lista de 1 a ${agradecimentos.nomes}, com ${agradecimentos.nome} caracteres no máximo.`,
  )
  nomes!: string[];
}

export class AgradecimentoDto {
  @ApiProperty({ example: 'Dar Voz aos Estudantes' }) titulo!: string;
  @ApiProperty({ type: [String], example: ['Agrupamento de Escolas de Gaia'] }) nomes!: string[];
}

/** Absence, null and '' are a list of none; one that is too long is refused before any of it is looked at. */
function parseThanks(value: unknown): unknown {
  if (value === '') return null;
  if (!Array.isArray(value)) return value === null || value === undefined ? value : 'refused';
  if (value.length > agradecimentos.most) return 'refused';
  return value.map((one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? plainToInstance(AgradecimentoInputDto, one) : one,
  );
}

export class EdicaoInputDto {
  @SchoolYearField('Os dois anos letivos, como no endereço da página. Não muda.') chave!: string;

  @PublicTextField({
    label: 'A introdução',
    max: editionLimits.introducao,
    lines: true,
    example: 'Os projetos distinguidos da edição de 2025/2026.',
  })
  introducao!: string;

  @DayField({ label: dayNames.inscricoesAbrem, description: 'Com os outros dias, ou sem nenhum.' })
  inscricoesAbrem?: string | null;

  @DayField({ label: dayNames.inscricoesFecham, description: 'Conta até à meia-noite de Lisboa.' })
  inscricoesFecham?: string | null;

  @DayField({ label: dayNames.submissaoAbre, description: 'Desde quando as escolas submetem os projetos.' })
  submissaoAbre?: string | null;

  @DayField({ label: dayNames.submissaoFecha, description: 'Conta até à meia-noite de Lisboa.' })
  submissaoFecha?: string | null;

  @DayField({ label: dayNames.festival, description: 'Vazio: ainda não se sabe.' }) festival?: string | null;

  @DayField({ label: dayNames.resultados, description: 'Depois dele, a edição passa a arquivo.' })
  resultados?: string | null;

  @PublicTextField({
    label: 'O local do festival',
    max: editionLimits.festivalLocal,
    optional: true,
    example: 'Centro Cultural, Vila Nova de Gaia',
  })
  festivalLocal?: string | null;

  @PublicTextField({ label: 'O custo', max: editionLimits.custo, optional: true, example: 'Gratuito' })
  custo?: string | null;

  @UrlField({ label: 'A capa', optional: true }) capa?: string | null;

  @PublicTextField({
    label: 'O texto alternativo da capa',
    max: editionLimits.capaAlt,
    optional: true,
    description: 'O que a capa mostra. Vazio: só enfeita.',
  })
  capaAlt?: string | null;

  @EmblemShapeField() forma?: Emblem['forma'] | null;
  @EmblemColourField() cor?: Emblem['cor'] | null;
  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;

  @FlagField({
    label: 'A marca de vídeo provisório',
    optional: true,
    description: 'O vídeo está a ser preparado: até lá aparece um desenho no seu lugar.',
  })
  videoProvisorio?: boolean | null;

  @PublicTextField({
    label: 'O título dos prémios',
    max: editionLimits.tituloPremios,
    optional: true,
    example: 'Prémios',
    description: 'Vazio: «Projetos distinguidos».',
  })
  tituloPremios?: string | null;

  @ApiProperty({
    type: [AgradecimentoInputDto],
    required: false,
    nullable: true,
    maxItems: agradecimentos.most,
    description: 'Listas de quem se agradece, cada uma com o seu título.',
  })
  @Transform(({ value }) => parseThanks(value))
  @IsOptional()
  @Rule(
    'groups',
    (value) => Array.isArray(value) && value.every((one) => one instanceof AgradecimentoInputDto),
    `Os agradecimentos têm de ser uma lista de até ${agradecimentos.most}.`,
  )
  @ValidateNested({ each: true })
  agradecimentos?: AgradecimentoInputDto[] | null;

  @PublicTextField({
    label: 'O título dos projetos',
    max: editionLimits.tituloProjetos,
    optional: true,
    description: 'Vazio: «Consulte todos os projetos participantes:».',
  })
  tituloProjetos?: string | null;

  @SampleField() exemplo?: boolean | null;
}

export class EdicaoUpdateDto extends withRecordKeys(EdicaoInputDto) {
  @PublicTextField({ label: 'O ano letivo', max: 9, optional: true, example: '2025/2026' }) anoLetivo?: string | null;
}

export class EdicaoDto extends contentAnswer(Edicao, OmitType(EdicaoInputDto, ['agradecimentos'])) {
  @ApiProperty({ example: 10 }) id!: number;
  @ApiProperty({ description: 'O endereço da página no site.' }) chave!: string;
  @ApiProperty({ example: '2025/2026' }) anoLetivo!: string;
  @ApiDayOrNull({ description: 'O primeiro dia das inscrições.' }) inscricoesAbrem!: string | null;

  @ApiProperty({ type: [AgradecimentoDto], description: 'Listas de quem se agradece.' })
  agradecimentos!: AgradecimentoDto[];

  static readonly from = (row: Edicao): EdicaoDto => toAnswer(EdicaoDto, row, { anoLetivo: schoolYear(row.chave) });
}

export const listedColumns = [
  'id',
  'chave',
  'introducao',
  ...calendarDays,
  'festival',
  'festivalLocal',
  'custo',
  'capa',
  'capaAlt',
  'forma',
  'cor',
  'exemplo',
  'versao',
] as const satisfies readonly (keyof Edicao)[];

export class EdicaoResumidaDto extends PickType(EdicaoDto, ['anoLetivo', 'imagens', ...listedColumns]) {
  static readonly from = (row: Edicao): EdicaoResumidaDto =>
    toAnswer(EdicaoResumidaDto, row, { anoLetivo: schoolYear(row.chave) });
}
