import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { forUpdate } from '#platform/database/transactions.js';
import { type ProjectStep, projectSteps } from '../../../contract/project.js';
import { firstEmblem } from '../shared/emblem.js';
import { ContentService } from '../shared/content.service.js';
import { forgetHistory } from '../shared/history/bin-record.js';
import type { Contents } from '../shared/save-versioned.js';
import { ProjetoMural } from './projeto-mural.entity.js';
import {
  type EscolhaMuralDto,
  type FiltrosMuralDto,
  ProjetoMuralDto,
  ProjetoMuralInputDto,
  ProjetoMuralUpdateDto,
} from './projeto-mural.dto.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

type Marks = NonNullable<ListSpec<ProjetoMural>['marks']>;

const told: Record<ProjectStep, Marks[string]> = Object.fromEntries(
  projectSteps.map((step) => [step, () => [{ property: step, comparison: 'not', value: '' }]]),
) as never;

/** Lists the projects of the newest edition first, each edition's in their places. */
export const muralList: ListSpec<ProjetoMural> = {
  resource: nameOf(ProjetoMural),
  columns: {
    id: { property: 'id', kind: 'number' },
    edicao: { property: 'edicao', kind: 'code' },
    ordem: { property: 'ordem', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    escola: { property: 'escola', kind: 'text' },
    distrito: { property: 'distrito', kind: 'code' },
    premio: { property: 'premio', kind: 'text' },
  },
  defaultOrder: [
    { property: 'edicao', direction: 'DESC' },
    { property: 'ordem', direction: 'ASC' },
  ],
  marks: { ...told, distinguidos: () => [{ property: 'premio', comparison: 'not', value: '' }] },
  searchable: true,
  hasDrafts: true,
};

/** The place of a project that is given none: behind those that won an award. */
const BEHIND_AWARDS = 100;

@Injectable()
export class MuralService extends ContentService<ProjetoMural, ProjetoMuralInputDto>(
  {
    entity: ProjetoMural,
    first: ProjetoMuralInputDto,
    update: ProjetoMuralUpdateDto,
    contents: contentsOf,
    answer: ProjetoMuralDto.from,
    address: (id) => `/projetos/${id}`,
  },
  muralList,
) {
  /** Puts a project on the wall behind those of its edition that are there, in a larger unit of work. */
  async add(manager: EntityManager, input: Omit<Contents<ProjetoMural>, 'ordem' | 'exemplo'>): Promise<ProjetoMural> {
    const { edicao, premio } = input;
    const last = await manager.maximum(ProjetoMural, 'ordem', { edicao, ordem: LessThan(BEHIND_AWARDS) });
    const ordem = premio === null ? BEHIND_AWARDS : Math.min((last ?? 0) + 1, BEHIND_AWARDS);
    return this.records.insert(manager, { ...input, ordem, exemplo: false });
  }

  /** Takes a project from the wall in a larger unit of work. Neither a draft nor a version nor the bin keeps it. */
  async withdraw(manager: EntityManager, id: number): Promise<void> {
    const row = await manager.findOne(ProjetoMural, { where: { id }, ...forUpdate });
    if (row !== null) await manager.remove(row);
    await forgetHistory(manager, 'mural', [id]);
  }

  async filters(): Promise<FiltrosMuralDto> {
    const [edicoes, distritos, premios] = await Promise.all(
      (['edicao', 'distrito', 'premio'] as const).map((column) => this.choices(column)),
    );
    const passos = await Promise.all(
      projectSteps.map(async (valor) => ({ valor, projetos: await this.repository.countBy({ [valor]: Not('') }) })),
    );
    return {
      edicoes: (edicoes ?? []).toReversed(),
      distritos: distritos ?? [],
      premios: premios ?? [],
      passos: passos.filter(({ projetos }) => projetos > 0),
    };
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

function contentsOf(input: ProjetoMuralInputDto, stored: ProjetoMural | undefined): Contents<ProjetoMural> {
  return {
    edicao: input.edicao,
    ordem: input.ordem ?? BEHIND_AWARDS,
    titulo: input.titulo,
    escola: input.escola ?? null,
    distrito: input.distrito ?? null,
    premio: input.premio ?? null,
    patrocinio: input.patrocinio ?? null,
    frase: input.frase ?? null,
    sentir: input.sentir ?? null,
    imaginar: input.imaginar ?? null,
    fazer: input.fazer ?? null,
    partilhar: input.partilhar ?? null,
    imagem: input.imagem ?? null,
    imagemAlt: input.imagemAlt ?? null,
    forma: input.forma ?? firstEmblem.forma,
    cor: input.cor ?? firstEmblem.cor,
    fotos: input.fotos ?? [],
    video: input.video ?? null,
    url: input.url ?? null,
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  };
}
