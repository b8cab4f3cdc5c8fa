import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { exact, integer, optional, text } from '#platform/database/columns.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';

/** The schools and pupils of a district or a cycle; of none where the schools did not say. */
export interface SchoolGroup {
  nome: string | null;
  escolas: number;
  alunos: number;
}

/** The counts that would fall when the records that are counted are erased. They are of no person. */
export interface Counts
  extends
    Record<'participacoes' | 'escolas' | 'alunos' | 'semAlunos' | 'professores' | 'projetos', number>,
    Record<'voluntarios' | 'newsletter', number | null>,
    Record<'porDistrito' | 'porCiclo', SchoolGroup[]> {}

/** The figures of an edition and its school year, which outlive the records that were counted. */
@Entity('numeros')
export class KeptFigures {
  @PrimaryColumn(exact(8)) edicao!: string;

  /** The day in Lisbon on which counting began. */
  @Column(exact(10)) desde!: string;

  /** How often a material was downloaded in the school year, since then. */
  @Column(integer()) downloads!: number;

  /** No counts for a school year that has no edition yet. */
  @Column({ ...optional(text()), type: 'simple-json' }) contagens!: Counts | null;
}

/** Has a row for a school year, in a unit of work; counting begins with it. */
export async function keepDay(manager: EntityManager, edicao: string, now: Date): Promise<void> {
  const values = { edicao, desde: lisbonDay(now), downloads: 0, contagens: null };
  await manager.createQueryBuilder().insert().into(KeptFigures).values(values).orIgnore().execute();
}
