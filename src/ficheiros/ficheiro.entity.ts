import { Check, Column, Entity, Index } from 'typeorm';
import { column, exact, integer, KeyColumn, moment, varchar } from '../database/columns.js';
import type { Area } from '../storage/storage.js';

export const FILE_NAME_LENGTH = 200;

/** A stored file: what the disk must hold, so that integrity can be checked against it. */
@Entity('ficheiros')
@Check('ck_ficheiros_area', `area IN ('uploads', 'documentos')`)
@Index('ix_ficheiros_nome', ['nome'], { unique: true })
@Index('ix_ficheiros_area', ['area', 'id'])
export class Ficheiro {
  @KeyColumn()
  id!: number;

  @Column(column(varchar(16)))
  area!: Area;

  @Column(column(exact(FILE_NAME_LENGTH)))
  nome!: string;

  /** Media type, as judged by the bytes. */
  @Column(column(varchar(64)))
  tipo!: string;

  /** Bytes. */
  @Column(column(integer()))
  tamanho!: number;

  @Column(column(exact(64)))
  sha256!: string;

  @Column(column(moment()))
  createdAt!: Date;
}
