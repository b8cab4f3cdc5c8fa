import { Check, Column, Entity, Index } from 'typeorm';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import {
  exact,
  flag,
  integer,
  isOneOf,
  KeyColumn,
  moment,
  optional,
  text,
  varchar,
} from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { type Doubt, doubts } from './doubt.js';

/**
 * A submission that looks like a machine's. It stands apart from the others of its form, so that no count, list or
 * search has to know of it, and is put among them by whoever says that it is none (docs/decisions/0025).
 */
@Entity('suspeitas')
@Resource<Suspeita>('suspeitas', { ownFile: 'documento' })
@Check('ck_suspeitas_motivo', isOneOf('motivo', doubts))
@Index('ix_suspeitas_created_at', ['createdAt', 'id'])
@Index('ix_suspeitas_formulario', ['formulario', 'createdAt', 'id'])
@Index('ix_suspeitas_registo', ['formulario', 'registo'], { unique: true })
@Index('ix_suspeitas_email', ['email', 'id'])
export class Suspeita {
  @KeyColumn() id!: number;
  @Column(exact(32)) formulario!: string;

  /** The id that its sender was answered, kept for it in the form's table. */
  @Column(integer()) registo!: number;

  @Column(varchar(16)) motivo!: Doubt;

  /** The address to which the receipt would go, as addresses are compared. */
  @Column(varchar(EMAIL_LENGTH)) email!: string;
  @Column(text()) conteudo!: string;
  @Column(optional(exact(FILE_NAME_LENGTH))) documento!: string | null;

  /** Whether it came with a captcha or a proof of work, and so gets a receipt once it is put among the others. */
  @Column(flag()) provada!: boolean;

  @Column(moment()) createdAt!: Date;
}
