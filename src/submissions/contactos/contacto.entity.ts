import { Column, Entity } from 'typeorm';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { heldPerson, PersonIndexes, SubmissionColumns } from '../shared/submission.js';
import { FILE_NAME_LENGTH } from '#files/ficheiros/ficheiro.entity.js';
import { exact, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const contactLimits = { assunto: 200, nome: 120, descricao: 5_000 } as const;

@Entity('contactos')
@Resource<Contacto>('contactos', {
  noun: 'Mensagem de contacto',
  search: ['nome', 'email', 'assunto', 'descricao'],
  ownFile: 'documento',
  heldUnder: {
    ...heldPerson,
    fields: {
      nome: 'Nome',
      email: 'E-mail',
      assunto: 'Assunto',
      descricao: 'Mensagem',
      privacidadeVersao: 'Versão aceite da Política de Privacidade',
    },
  },
})
@PersonIndexes('contactos')
@TextIndex('ix_contactos_assunto', ['assunto', 'id'])
export class Contacto extends SubmissionColumns {
  @Column(varchar(contactLimits.nome)) nome!: string;
  @Column(varchar(EMAIL_LENGTH)) email!: string;
  @Column(varchar(contactLimits.assunto)) assunto!: string;
  @Column(text()) descricao!: string;
  @Column(optional(exact(FILE_NAME_LENGTH))) documento!: string | null;
  @Column(varchar(20)) privacidadeVersao!: string;
}
