import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, moment, optional, varchar } from '../../platform/database/columns.js';

export const linkPurposes = ['confirmar', 'cancelar'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A link that a message carried: who holds its token speaks for the address. */
@Entity('newsletter_ligacoes')
@Check('ck_newsletter_ligacoes_fim', `fim IN ('${linkPurposes.join(`', '`)}')`)
@Index('ix_newsletter_ligacoes_subscritor', ['subscritor'])
@Index('ix_newsletter_ligacoes_expira', ['expira'])
export class Ligacao {
  /** SHA-256 of the token: who reads the table can't use it. */
  @PrimaryColumn(column(exact(64)))
  token!: string;

  @Column(column(varchar(16)))
  fim!: LinkPurpose;

  /** The `chave` of the subscriber; an unsubscribe link of an old message also ends a later subscription. */
  @Column(column(exact(64)))
  subscritor!: string;

  /** Never, where nothing is said. */
  @Column(optional(moment()))
  expira!: Date | null;
}
