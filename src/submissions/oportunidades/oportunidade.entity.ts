import { Check, Column, Entity, Index } from 'typeorm';
import { heldPerson, PersonColumns, PersonIndexes } from '../shared/submission.js';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, flag, isOneOf, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

export const reasons = [
  'Apresentar uma ideia de parceria',
  'Parceria institucional ou apoio financeiro',
  'Saber mais sobre parcerias',
  'Outro',
] as const;
export type Reason = (typeof reasons)[number];

export const opportunityLimits = { descricao: 5_000 } as const;

@Entity('oportunidades')
@Resource<Oportunidade>('oportunidades', {
  noun: 'Proposta de parceria',
  search: ['nome', 'email', 'descricao'],
  ownFile: 'documento',
  heldUnder: {
    ...heldPerson,
    fields: {
      nome: 'Nome',
      email: 'E-mail',
      motivo: 'Motivo',
      descricao: 'Descrição',
      newsletter: 'Pediu a newsletter',
      privacidadeVersao: 'Versão aceite da Política de Privacidade',
    },
  },
})
@Check('ck_oportunidades_motivo', isOneOf('motivo', reasons))
@PersonIndexes('oportunidades')
@Index('ix_oportunidades_motivo', ['motivo', 'createdAt', 'id'])
export class Oportunidade extends PersonColumns {
  @Column(varchar(60)) motivo!: Reason;
  @Column(text()) descricao!: string;
  @Column(flag()) newsletter!: boolean;
  @Column(optional(exact(FILE_NAME_LENGTH))) documento!: string | null;
  @Column(varchar(20)) privacidadeVersao!: string;
}
