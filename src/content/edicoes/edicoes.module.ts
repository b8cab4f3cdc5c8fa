import { Controller, Get, Injectable, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { ApiReadRecord } from '#platform/http/answers.js';
import { calendarDays, type EditionCalendar } from '../../../contract/edition-phase.js';
import { contentKind } from '../shared/content-kind.js';
import { ContentController, ContentModule, ContentService, statedIn } from '../shared/content.js';
import { emblemOf } from '../shared/emblem.js';
import { saveVersioned } from '../shared/versions.js';
import { EdicaoDto, EdicaoInputDto, EdicaoResumidaDto, EdicaoUpdateDto, listedColumns } from './edicao.dto.js';
import { dayNames, Edicao, MAX_EDITIONS, PARTS_BYTES, schoolYear } from './edicao.entity.js';

export const edicoes = contentKind({
  entity: Edicao,
  input: EdicaoInputDto,
  update: EdicaoUpdateDto,
  answer: EdicaoDto,
  row: EdicaoResumidaDto,
  list: {
    columns: { chave: 'code' },
    defaultOrder: [{ property: 'chave', direction: 'ASC' }],
    listed: listedColumns,
  },
  path: 'api/edicoes',
  one: 'uma edição',
  summaries: { list: 'Listar as edições do Desafio Escolar, a mais antiga primeiro' },
  search: { sort: ['chave', 'DESC'] },
  contents(input, stored: Edicao | undefined) {
    if (stored !== undefined && input.chave !== stored.chave)
      throw AppError.at('chave', 'O endereço de uma edição não muda. Crie outra edição.');
    const agradecimentos = (input.agradecimentos ?? []).map(({ titulo, nomes }) => ({ titulo, nomes }));
    if (Buffer.byteLength(JSON.stringify(agradecimentos)) > PARTS_BYTES)
      throw AppError.at('agradecimentos', 'Esta lista tem texto a mais. Encurte os textos ou retire alguns.');
    return {
      ...statedIn(EdicaoInputDto, input),
      ...emblemOf(input),
      ...calendarOf(input),
      agradecimentos,
      videoProvisorio: input.videoProvisorio ?? false,
      exemplo: input.exemplo ?? stored?.exemplo ?? false,
    };
  },
  /** There is one edition of a year, and as many as the page of the challenge shows. */
  async admit(manager, { chave }) {
    if ((await manager.count(Edicao)) >= MAX_EDITIONS)
      throw new AppError('conflict', `Já há ${MAX_EDITIONS} edições, o máximo.`);
    if (await manager.existsBy(Edicao, { chave }))
      throw AppError.at('chave', `Já existe a edição de ${schoolYear(chave)}.`, 'conflict');
    return {};
  },
});

@Injectable()
export class EdicoesService extends ContentService(edicoes) {
  /** The edition at an address of the site. @throws AppError 'notFound' */
  async ofSchoolYear(chave: string): Promise<Edicao> {
    const edicao = await this.repository.findOneBy({ chave });
    if (edicao === null) throw new AppError('notFound');
    return edicao;
  }

  /** Moves the end of a period on. @throws AppError 'notFound'; 'invalid' for a day that is no later or follows another */
  prolong(id: number, day: 'inscricoesFecham' | 'submissaoFecha', ate: string): Promise<Edicao> {
    const becomes = (stored: Edicao) => {
      const sentence = 'O novo dia tem de vir depois do que está marcado.';
      if (ate <= (stored[day] ?? '9999')) throw AppError.at('ate', sentence);
      return calendarOf(stored, { [day]: ate });
    };
    return this.transactions.run((manager) => saveVersioned(manager, Edicao, id, becomes, undefined));
  }
}

/** Days that follow on each other; the second of a pair may be the same day where the pair says so. */
const IN_ORDER: readonly (readonly [keyof EditionCalendar, keyof EditionCalendar, 'same' | 'later'])[] = [
  ['inscricoesAbrem', 'inscricoesFecham', 'same'],
  ['inscricoesFecham', 'submissaoAbre', 'later'],
  ['submissaoAbre', 'submissaoFecha', 'same'],
  ['submissaoFecha', 'festival', 'later'],
  ['submissaoFecha', 'resultados', 'later'],
  ['festival', 'resultados', 'same'],
];

type Days = Record<keyof EditionCalendar, string | null>;

/** @throws AppError 'invalid' for days that are missing or do not follow on each other */
function calendarOf(stated: Partial<Days>, changed: Partial<Days> = {}): Days {
  const names = Object.keys(dayNames) as (keyof Days)[];
  const days = Object.fromEntries(names.map((day) => [day, changed[day] ?? stated[day] ?? null])) as Days;
  const wrong: Record<string, string> = {};
  if (Object.values(days).some((day) => day !== null)) {
    for (const day of calendarDays)
      if (days[day] === null) wrong[day] = `${dayNames[day]} faz falta: o calendário de uma edição tem os dias todos.`;
  }
  for (const [first, second, may] of IN_ORDER) {
    const [from, to] = [days[first], days[second]];
    if (from === null || to === null || from < to || (may === 'same' && from === to)) continue;
    const after = lowerFirst(dayNames[first]);
    wrong[second] ??=
      may === 'same'
        ? `${dayNames[second]} não pode vir antes d${after}.`
        : `${dayNames[second]} tem de vir depois d${after}.`;
  }
  const [sentence] = Object.values(wrong);
  if (sentence !== undefined) throw new AppError('invalid', sentence, wrong);
  return days;
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

@ApiTags('Edições')
@Controller()
class EdicoesController extends ContentController(edicoes, EdicoesService) {
  @Get('api/edicoes/ano-letivo/:chave')
  @PublicAndEditor('Ler a edição de um ano letivo')
  @Kept(Edicao, Fotografia)
  @ApiParam({ name: 'chave', example: '20252026', description: 'Os dois anos, como no endereço da página.' })
  @ApiReadRecord(EdicaoDto)
  async ofSchoolYear(@Param('chave') chave: string): Promise<EdicaoDto> {
    return EdicaoDto.from(await this.content.ofSchoolYear(chave));
  }
}

export const EdicoesModule = ContentModule(edicoes, EdicoesController, EdicoesService);
