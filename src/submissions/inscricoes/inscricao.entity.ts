import { Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH, PHONE_LENGTH } from '#platform/dto/fields.js';
import { participationLimits } from '../participacoes/participacao.entity.js';
import { Submission } from '../shared/submission.js';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const registrationLimits = {
  nomeEscola: participationLimits.escola,
  morada: 300,
  codigoPostal: 20,
  nomeResponsavel: participationLimits.professor,
  descricao: 5_000,
} as const;

@Entity('festival')
@Resource<Inscricao>('festival', {
  noun: 'Inscrição no Desafio Escolar',
  search: [
    'nomeEscola',
    'emailEscola',
    'nomeResponsavel',
    'emailResponsavel',
    'morada',
    'descricao',
    'contactoTelefonico',
    'codigoPostal',
  ],
  numbers: ['contactoTelefonico', 'codigoPostal'],
  ownFile: 'cv',
  heldUnder: {
    addresses: ['emailEscola', 'emailResponsavel'],
    contact: { nome: 'nomeResponsavel', telefone: 'contactoTelefonico' },
    moment: 'createdAt',
    fields: {
      nomeEscola: 'Escola',
      emailEscola: 'E-mail da escola',
      morada: 'Morada',
      codigoPostal: 'Código postal',
      nomeResponsavel: 'Responsável',
      emailResponsavel: 'E-mail do responsável',
      contactoTelefonico: 'Telefone',
      descricao: 'Foco',
      privacidadeVersao: 'Versão aceite da Política de Privacidade',
    },
  },
})
@Index('ix_festival_created_at', ['createdAt', 'id'])
@Index('ix_festival_lida', ['lida', 'createdAt', 'id'])
@TextIndex('ix_festival_nome_escola', ['nomeEscola', 'id'])
@TextIndex('ix_festival_email_escola', ['emailEscola', 'id'])
@TextIndex('ix_festival_nome_responsavel', ['nomeResponsavel', 'id'])
@TextIndex('ix_festival_email_responsavel', ['emailResponsavel', 'id'])
export class Inscricao extends Submission {
  @Column(varchar(registrationLimits.nomeEscola)) nomeEscola!: string;
  @Column(varchar(EMAIL_LENGTH)) emailEscola!: string;
  @Column(varchar(registrationLimits.morada)) morada!: string;
  @Column(varchar(registrationLimits.codigoPostal)) codigoPostal!: string;
  @Column(varchar(registrationLimits.nomeResponsavel)) nomeResponsavel!: string;
  @Column(varchar(EMAIL_LENGTH)) emailResponsavel!: string;
  @Column(varchar(PHONE_LENGTH)) contactoTelefonico!: string;
  @Column(text()) descricao!: string;
  @Column(optional(exact(FILE_NAME_LENGTH))) cv!: string | null;
  @Column(varchar(20)) privacidadeVersao!: string;
}
