import { Check, Column, Entity, Index } from 'typeorm';
import { exact, flag, integer, isOneOf, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { AppError } from '#platform/errors/app-error.js';
import { type Area, areas } from './storage.js';

export const FILE_NAME_LENGTH = 200;

/** A stored file: what the disk must hold, so that integrity can be checked against it. */
@Entity('ficheiros')
@Resource<Ficheiro>('files', { counted: { papel: 'edicao', where: { area: 'uploads' } }, search: ['nome'] })
@Check('ck_ficheiros_area', isOneOf('area', areas))
@Index('ix_ficheiros_nome', ['nome'], { unique: true })
@Index('ix_ficheiros_area', ['area', 'id'])
@Index('ix_ficheiros_area_nome', ['area', 'nome', 'id'])
@Index('ix_ficheiros_area_created_at', ['area', 'createdAt', 'id'])
@Index('ix_ficheiros_original', ['original', 'id'])
@Index('ix_ficheiros_sha256', ['sha256', 'id'])
@Index('ix_ficheiros_area_imagem', ['area', 'imagem', 'id'])
@Index('ix_ficheiros_area_por_descrever', ['area', 'porDescrever', 'id'])
export class Ficheiro {
  @KeyColumn() id!: number;
  @Column(varchar(16)) area!: Area;
  @Column(exact(FILE_NAME_LENGTH)) nome!: string;

  /** The name that its sender gave a personal document. */
  @Column(optional(varchar(FILE_NAME_LENGTH))) nomeOriginal!: string | null;

  @Column(varchar(64)) tipo!: string;

  /** An image; otherwise a PDF. */
  @Column(flag()) imagem!: boolean;

  /** A public picture that has no alternative text and was not said to need none. */
  @Column(flag()) porDescrever!: boolean;

  /** Bytes. */
  @Column(integer()) tamanho!: number;

  /** SHA-256 of the stored bytes. */
  @Column(exact(64)) sha256!: string;

  /** SHA-256 of what arrived, before an image was made anew; none where it arrived before that was noted. */
  @Column(optional(exact(64))) original!: string | null;

  @Column(moment()) createdAt!: Date;
}

/** Names a stored file. */
export type FilePlace = Pick<Ficheiro, 'area' | 'nome'>;

/** Returns the same error for a file that does not exist and for one that the caller may not see. */
export const missingFile = () => new AppError('notFound', 'O ficheiro pedido não existe.');
