import { Column, Entity } from 'typeorm';
import { heldPerson, PersonColumns, PersonIndexes } from '../shared/submission.js';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const contactLimits = { assunto: 200, descricao: 5_000 } as const;

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
export class Contacto extends PersonColumns {
  @Column(varchar(contactLimits.assunto)) assunto!: string;
  @Column(text()) descricao!: string;
  @Column(optional(exact(FILE_NAME_LENGTH))) documento!: string | null;
  @Column(varchar(20)) privacidadeVersao!: string;
}
