import { Column, Entity, Index } from 'typeorm';
import { exact, flag, integer, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { FILE_NAME_LENGTH } from '../storage/ficheiro.entity.js';

export const SEEN_BY_LENGTH = 120;
export const pictureLimits = { alt: 250, credito: 120, foco: 100 } as const;

/** The description of a stored picture, and whether visitors see it. A picture of which nothing is said has no row. */
@Entity('fotografias')
@Index('ix_fotografias_nome', ['nome'], { unique: true })
@Index('ix_fotografias_nome_id', ['nome', 'id'])
@Index('ix_fotografias_ate', ['ate', 'id'])
@Index('ix_fotografias_marcada', ['marcada', 'ate', 'id'])
@Index('ix_fotografias_created_at', ['createdAt', 'id'])
@Index('ix_fotografias_menores', ['menores', 'retiradaEm', 'ate', 'id'])
export class Fotografia {
  @KeyColumn() id!: number;
  @Column(exact(FILE_NAME_LENGTH)) nome!: string;

  /** Children can be recognised in it: without an authorisation it is not shown (docs/decisions/0031). */
  @Column(flag()) menores = false;

  /** Came with an invitation: it is not shown before somebody publishes the testimonial that it is of. */
  @Column(flag()) porAprovar = false;

  /** The day in Lisbon on which the authorisation was seen: '2026-06-05'. None of the three without the others. */
  @Column(optional(exact(10))) vistaEm: string | null = null;

  @Column(optional(varchar(SEEN_BY_LENGTH))) vistaPor: string | null = null;
  @Column(optional(exact(10))) ate: string | null = null;

  /** The account that recorded the mark and the authorisation; none where it was only taken down. */
  @Column(optional(integer())) registadaPorId: number | null = null;

  /** When it was taken down from the site, if it was. */
  @Column(optional(moment())) retiradaEm: Date | null = null;

  /** The account that took it down. */
  @Column(optional(integer())) retiradaPorId: number | null = null;

  @Column(optional(varchar(pictureLimits.alt))) alt: string | null = null;

  /** It says nothing that the words beside it do not say. */
  @Column(flag()) decorativa = false;

  @Column(optional(varchar(pictureLimits.credito))) credito: string | null = null;

  /** The point that stays in sight where the picture is cropped, in percent from the left and the top; both or none. */
  @Column(optional(integer())) focoX: number | null = null;

  @Column(optional(integer())) focoY: number | null = null;

  /** Of children, to be approved, or taken down: visitors may not see it one day. */
  @Column(flag()) marcada = false;

  /** Rises with every save; of a picture of which nothing is said it is 0. */
  @Column({ ...integer(), default: 1 }) versao = 0;

  @Column(moment()) createdAt!: Date;
}

/** Shown; taken down; of a testimonial that waits; of children, and without an authorisation; with one that is over. */
export const pictureStates = ['visivel', 'retirada', 'porAprovar', 'semAutorizacao', 'caducada'] as const;
export type PictureState = (typeof pictureStates)[number];

/** Whether visitors see a picture, and if not, why: the one place that decides it. @param today the day in Lisbon */
export function pictureState(
  { menores, porAprovar, ate, retiradaEm }: Pick<Fotografia, 'menores' | 'porAprovar' | 'ate' | 'retiradaEm'>,
  today: string,
): PictureState {
  if (retiradaEm !== null) return 'retirada';
  if (porAprovar) return 'porAprovar';
  if (!menores) return 'visivel';
  if (ate === null) return 'semAutorizacao';
  return ate < today ? 'caducada' : 'visivel';
}
