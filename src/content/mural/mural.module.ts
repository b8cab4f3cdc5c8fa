import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { Public } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { forUpdate } from '#platform/database/transactions.js';
import { Answers } from '#platform/http/answers.js';
import { type ProjectStep, projectSteps } from '../../../contract/project.js';
import { schoolYear } from '../edicoes/school-year.js';
import { contentKind } from '../shared/content-kind.js';
import { ContentController, ContentModule, ContentService, statedIn } from '../shared/content.js';
import { emblemOf } from '../shared/emblem.js';
import { forgetHistory } from '../shared/history/bin-record.js';
import type { Contents } from '../shared/save-versioned.js';
import {
  type EscolhaMuralDto,
  FiltrosMuralDto,
  ProjetoMuralDto,
  ProjetoMuralInputDto,
  ProjetoMuralUpdateDto,
} from './projeto-mural.dto.js';
import { ProjetoMural } from './projeto-mural.entity.js';

const isFilled = (property: ProjectStep | 'premio') => () => [{ property, comparison: 'not' as const, value: '' }];

/** The place of a project that is given none: behind those that won an award. */
const BEHIND_AWARDS = 100;

export const mural = contentKind({
  entity: ProjetoMural,
  input: ProjetoMuralInputDto,
  update: ProjetoMuralUpdateDto,
  answer: ProjetoMuralDto,
  list: {
    columns: { edicao: 'code', ordem: 'number', titulo: 'text', escola: 'text', distrito: 'code', premio: 'text' },
    defaultOrder: [
      { property: 'edicao', direction: 'DESC' },
      { property: 'ordem', direction: 'ASC' },
    ],
    marks: {
      ...Object.fromEntries(projectSteps.map((step) => [step, isFilled(step)])),
      distinguidos: isFilled('premio'),
    },
    hasDrafts: true,
  },
  path: 'api/mural',
  one: 'um projeto do mural',
  summaries: {
    list: 'Listar os projetos do mural, os da edição mais recente primeiro',
    create: 'Pôr um projeto no mural',
    remove: 'Tirar um projeto do mural',
  },
  search: { found: ({ id, titulo, edicao }) => ({ id, titulo: `${titulo} (${schoolYear(edicao)})` }) },
  contents: (input, stored: ProjetoMural | undefined) => ({
    ...statedIn(ProjetoMuralInputDto, input),
    ...emblemOf(input),
    ordem: input.ordem ?? BEHIND_AWARDS,
    fotos: input.fotos ?? [],
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  }),
  address: (id) => `/projetos/${id}`,
});

@Injectable()
export class MuralService extends ContentService(mural) {
  /** Puts a project on the wall behind those of its edition that are there, in a larger unit of work. */
  async add(manager: EntityManager, input: Omit<Contents<ProjetoMural>, 'ordem' | 'exemplo'>): Promise<ProjetoMural> {
    const { edicao, premio } = input;
    const last = await manager.maximum(ProjetoMural, 'ordem', { edicao, ordem: LessThan(BEHIND_AWARDS) });
    const ordem = premio === null ? BEHIND_AWARDS : Math.min((last ?? 0) + 1, BEHIND_AWARDS);
    return this.insert(manager, { ...input, ordem, exemplo: false });
  }

  /** Takes a project from the wall in a larger unit of work. Neither a draft nor a version nor the bin keeps it. */
  async withdraw(manager: EntityManager, id: number): Promise<void> {
    const row = await manager.findOne(ProjetoMural, { where: { id }, ...forUpdate });
    if (row !== null) await manager.remove(row);
    await forgetHistory(manager, 'mural', [id]);
  }

  async filters(): Promise<FiltrosMuralDto> {
    const [edicoes, distritos, premios] = await Promise.all([
      this.choices('edicao'),
      this.choices('distrito'),
      this.choices('premio'),
    ]);
    const passos = await Promise.all(
      projectSteps.map(async (valor) => ({ valor, projetos: await this.repository.countBy({ [valor]: Not('') }) })),
    );
    return { edicoes: edicoes.toReversed(), distritos, premios, passos: passos.filter(({ projetos }) => projetos > 0) };
  }

  private async choices(column: 'edicao' | 'distrito' | 'premio'): Promise<EscolhaMuralDto[]> {
    const rows: { valor: string; projetos: number | string }[] = await this.repository
      .createQueryBuilder('row')
      .select(`row.${column}`, 'valor')
      .addSelect('COUNT(*)', 'projetos')
      .where({ [column]: Not(IsNull()) })
      .groupBy(`row.${column}`)
      .orderBy(`row.${column}`)
      .getRawMany();
    return rows.map(({ valor, projetos }) => ({ valor, projetos: Number(projetos) }));
  }
}

@ApiTags('Mural de projetos')
@Controller()
class MuralController extends ContentController(mural, MuralService) {
  @Get('api/mural/filtros')
  @Public('Ler por que edições, distritos, prémios e passos se filtra o mural')
  @Kept(ProjetoMural)
  @Answers(FiltrosMuralDto)
  filters(): Promise<FiltrosMuralDto> {
    return this.content.filters();
  }
}

export const MuralModule = ContentModule(mural, MuralController, MuralService);
