import { Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH, PHONE_LENGTH } from '#platform/dto/fields.js';
import { PersonColumns, PersonIndexes } from '../shared/submission.js';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, flag, integer, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

export const applicationLimits = { nomeEncarregado: 120, estudando: 200, motivacao: 5_000 } as const;

@Entity('voluntariado')
@Resource<Candidatura>('voluntariado', {
  noun: 'Candidatura a voluntariado',
  search: ['nome', 'email', 'estudando', 'motivacao', 'telefone'],
  numbers: ['telefone'],
  ownFile: 'cv',
  heldUnder: {
    addresses: ['email', 'emailEncarregado'],
    contact: { nome: 'nome', telefone: 'telefone' },
    moment: 'createdAt',
    fields: {
      nome: 'Nome',
      idade: 'Idade',
      email: 'E-mail',
      telefone: 'Telefone',
      estudando: 'Ocupação atual',
      motivacao: 'Motivação',
      nomeEncarregado: 'Encarregado de educação',
      emailEncarregado: 'E-mail do encarregado de educação',
      newsletter: 'Pediu a newsletter',
      privacidadeVersao: 'Versão aceite da Política de Privacidade',
    },
  },
})
@PersonIndexes('voluntariado')
@Index('ix_voluntariado_idade', ['idade', 'id'])
export class Candidatura extends PersonColumns {
  @Column(integer()) idade!: number;
  @Column(optional(varchar(PHONE_LENGTH))) telefone!: string | null;
  @Column(varchar(applicationLimits.estudando)) estudando!: string;
  @Column(text()) motivacao!: string;

  /** Of who is not of age. */
  @Column(optional(varchar(applicationLimits.nomeEncarregado))) nomeEncarregado!: string | null;

  @Column(optional(varchar(EMAIL_LENGTH))) emailEncarregado!: string | null;
  @Column(flag()) newsletter!: boolean;
  @Column(optional(exact(FILE_NAME_LENGTH))) cv!: string | null;
  @Column(optional(varchar(20))) privacidadeVersao!: string | null;
}
