import { Column, Entity, type EntityManager, Index } from 'typeorm';
import { exact, flag, integer, KeyColumn, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { calendarDays, type EditionCalendar, phaseOn, presentEdition } from '../../../contract/edition-phase.js';
import { type Emblem, EMBLEM_LENGTH } from '../shared/emblem.js';

export const editionLimits = {
  introducao: 500,
  tituloPremios: 120,
  tituloProjetos: 120,
  capaAlt: 200,
  custo: 80,
  festivalLocal: 200,
  agradecimentos: { most: 10, titulo: 120, nomes: 200, nome: 160 },
} as const;

/** The days of an edition's year, as sentences name them. */
export const dayNames = {
  inscricoesAbrem: 'O primeiro dia das inscrições',
  inscricoesFecham: 'O último dia das inscrições',
  submissaoAbre: 'O primeiro dia da submissão',
  submissaoFecha: 'O último dia da submissão',
  festival: 'O dia do festival',
  resultados: 'O dia dos resultados',
} as const satisfies Record<keyof EditionCalendar, string>;

export interface Agradecimento {
  titulo: string;
  nomes: string[];
}

/** As many as the page of the challenge shows. */
export const MAX_EDITIONS = 60;

/** Of a list of parts, as JSON: what fits MySQL's column. */
export const PARTS_BYTES = 60_000;

/** A school year of the Desafio Escolar, at the address that is its key. */
@Entity('edicoes')
@Resource<Edicao>('edicoes', {
  noun: 'Edição',
  title: 'chave',
  titleWords: schoolYear,
  search: ['chave', 'introducao'],
  files: ['capa', 'video', 'introducao'],
  history: true,
  drafts: true,
})
@Index('ix_edicoes_chave', ['chave'], { unique: true })
@Index('ix_edicoes_chave_id', ['chave', 'id'])
@Index('ix_edicoes_exemplo', ['exemplo', 'id'])
export class Edicao {
  @KeyColumn() id!: number;

  /** Both years, as in the address: `20252026`. It never changes. */
  @Column(exact(8)) chave!: string;

  @Column(varchar(editionLimits.introducao)) introducao!: string;

  /** The days of its year in Lisbon, all or none but that of the festival; editions of before there were calendars have none. */
  @Column(optional(exact(10))) inscricoesAbrem!: string | null;

  @Column(optional(exact(10))) inscricoesFecham!: string | null;
  @Column(optional(exact(10))) submissaoAbre!: string | null;
  @Column(optional(exact(10))) submissaoFecha!: string | null;
  @Column(optional(exact(10))) festival!: string | null;
  @Column(optional(exact(10))) resultados!: string | null;
  @Column(optional(varchar(editionLimits.festivalLocal))) festivalLocal!: string | null;
  @Column(optional(varchar(editionLimits.custo))) custo!: string | null;
  @Column(optional(varchar(URL_LENGTH))) capa!: string | null;
  @Column(optional(varchar(editionLimits.capaAlt))) capaAlt!: string | null;
  @Column(varchar(EMBLEM_LENGTH)) forma!: Emblem['forma'];
  @Column(varchar(EMBLEM_LENGTH)) cor!: Emblem['cor'];
  @Column(optional(varchar(URL_LENGTH))) video!: string | null;

  /** The video is being made: until then a drawing stands in its place. */
  @Column(flag()) videoProvisorio!: boolean;

  @Column(optional(varchar(editionLimits.tituloPremios))) tituloPremios!: string | null;
  @Column({ ...text(), type: 'simple-json' }) agradecimentos!: Agradecimento[];
  @Column(optional(varchar(editionLimits.tituloProjetos))) tituloProjetos!: string | null;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}

const days = Object.fromEntries([...calendarDays, 'festival'].map((day) => [day, true]));

/** Finds the edition that the site speaks of at a moment, without its parts. */
export async function findPresentEdition(manager: EntityManager, now = new Date()) {
  const today = lisbonDay(now);
  const editions = await manager.find(Edicao, { select: { id: true, chave: true, versao: true, ...days } });
  const present = presentEdition(editions, today);
  return present && Object.assign(present, { fase: phaseOn(present, today) });
}

/** An edition as far as its year goes, with its phase at a moment. */
export type PresentEdition = NonNullable<Awaited<ReturnType<typeof findPresentEdition>>>;

const FIRST_YEAR = 2009;
const LAST_YEAR = 2098;

/** Whether a value is the key of a school year: two years that follow on each other, `20252026`. */
export function isSchoolYear(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{8}$/.test(value)) return false;
  const first = Number(value.slice(0, 4));
  return first >= FIRST_YEAR && first <= LAST_YEAR && Number(value.slice(4)) === first + 1;
}

/** A school year as people write it: `2025/2026`. */
export function schoolYear(chave: string): string {
  return `${chave.slice(0, 4)}/${chave.slice(4)}`;
}

/** The key of the school year of a day, `2026-06-05`: it begins in September. */
export function schoolYearOn(day: string): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= '09-01' ? year : year - 1;
  return `${first}${first + 1}`;
}
