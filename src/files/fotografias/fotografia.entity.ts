import { Column, Entity, Index } from 'typeorm';
import { column, exact, flag, integer, KeyColumn, moment, optional, varchar } from '../../platform/database/columns.js';
import { FILE_NAME_LENGTH } from '../ficheiros/ficheiro.entity.js';

export const SEEN_BY_LENGTH = 120;

/** What decides whether visitors see a stored picture. One that nobody marked or took down has no row, and is shown. */
@Entity('fotografias')
@Index('ix_fotografias_nome', ['nome'], { unique: true })
@Index('ix_fotografias_nome_id', ['nome', 'id'])
@Index('ix_fotografias_ate', ['ate', 'id'])
@Index('ix_fotografias_created_at', ['createdAt', 'id'])
@Index('ix_fotografias_menores', ['menores', 'retiradaEm', 'ate', 'id'])
export class Fotografia {
  @KeyColumn()
  id!: number;

  /** The stored file's. */
  @Column(column(exact(FILE_NAME_LENGTH)))
  nome!: string;

  /** Children can be recognised in it: without an authorisation it is not shown. */
  @Column(column(flag()))
  menores!: boolean;

  /** Came with an invitation: it is not shown before somebody publishes the testimonial that it is of. */
  @Column(column(flag()))
  porAprovar!: boolean;

  /** The day in Lisbon on which the authorisation was seen: '2026-06-05'. None of the three without the others. */
  @Column(optional(exact(10)))
  vistaEm!: string | null;

  /** The name of who saw it. */
  @Column(optional(varchar(SEEN_BY_LENGTH)))
  vistaPor!: string | null;

  /** Its last day in Lisbon. */
  @Column(optional(exact(10)))
  ate!: string | null;

  /** The account that recorded the mark and the authorisation; none where it was only taken down. */
  @Column(optional(integer()))
  registadaPorId!: number | null;

  /** When it was taken down from the site, if it was. */
  @Column(optional(moment()))
  retiradaEm!: Date | null;

  /** The account that took it down. */
  @Column(optional(integer()))
  retiradaPorId!: number | null;

  @Column(column(moment()))
  createdAt!: Date;
}
