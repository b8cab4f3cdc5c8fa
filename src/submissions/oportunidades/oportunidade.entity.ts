import { Check, Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH } from '../../platform/dto/fields.js';
import { SubmissionColumns } from '../shared/submission.columns.js';
import { HeldUnder } from '../../platform/database/addresses/held-under.js';
import { column, flag, isOneOf, text, varchar } from '../../platform/database/columns.js';
import { Searchable } from '../../platform/database/search/searchable.js';
import { TextIndex } from '../../platform/lists/text-order.js';
import { StoredNameColumn } from '../../files/stored-name-column.js';

export const reasons = [
  'Apresentar uma ideia de parceria',
  'Parceria institucional ou apoio financeiro',
  'Saber mais sobre parcerias',
  'Outro',
] as const;
export type Reason = (typeof reasons)[number];

export const opportunityLimits = { nome: 120, descricao: 5_000 } as const;

/** A proposal of a partnership. */
@Entity('oportunidades')
@HeldUnder<Oportunidade>('oportunidades', {
  kind: 'Proposta de parceria',
  addresses: ['email'],
  name: 'nome',
  moment: 'createdAt',
  attachment: 'documento',
  fields: {
    nome: 'Nome',
    email: 'Email',
    motivo: 'Motivo',
    descricao: 'Descrição',
    newsletter: 'Pediu a newsletter',
    privacidadeVersao: 'Política de privacidade aceite',
  },
})
@Check('ck_oportunidades_motivo', isOneOf('motivo', reasons))
@Searchable('oportunidades', ['nome', 'email', 'descricao'])
@Index('ix_oportunidades_created_at', ['createdAt', 'id'])
@Index('ix_oportunidades_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_oportunidades_nome', ['nome', 'id'])
@TextIndex('ix_oportunidades_email', ['email', 'id'])
@Index('ix_oportunidades_motivo', ['motivo', 'createdAt', 'id'])
export class Oportunidade extends SubmissionColumns {
  @Column(column(varchar(opportunityLimits.nome))) nome!: string;
  @Column(column(varchar(EMAIL_LENGTH))) email!: string;
  @Column(column(varchar(60))) motivo!: Reason;
  @Column(column(text())) descricao!: string;

  /** Whether the sender asked for the newsletter. */
  @Column(column(flag())) newsletter!: boolean;

  /** Stored name of the attachment. */
  @StoredNameColumn() documento!: string | null;

  /** Version of the privacy policy that was accepted. */
  @Column(column(varchar(20))) privacidadeVersao!: string;
}
