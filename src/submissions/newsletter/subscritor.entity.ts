import { Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { exact, flag, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { PERSON_NAME_LENGTH } from '../requests/form-fields.js';
import { TextIndex } from '#platform/lists/text-order.js';

/** Somebody who asked for the newsletter; a subscriber once confirmed. */
@Entity('newsletter')
@Resource<Subscritor>('newsletter', {
  noun: 'Subscrição da newsletter',
  counted: { papel: 'administracao', where: { confirmada: true } },
  search: ['nome', 'email'],
  heldUnder: {
    addresses: ['email'],
    contact: { nome: 'nome' },
    moment: 'create',
    fields: {
      nome: 'Nome',
      email: 'E-mail',
      confirmada: 'Confirmada',
      confirmadaEm: 'Confirmada em',
      privacidadeVersao: 'Versão aceite da Política de Privacidade',
    },
  },
})
@Index('ix_newsletter_address_hash', ['addressHash'], { unique: true })
@TextIndex('ix_newsletter_nome', ['nome', 'id'])
@TextIndex('ix_newsletter_email', ['email', 'id'])
@Index('ix_newsletter_create', ['create', 'id'])
@Index('ix_newsletter_confirmada', ['confirmada', 'create', 'id'])
export class Subscritor {
  @KeyColumn() id!: number;

  /** SHA-256 of the address: one row for each, on every database. */
  @Column(exact(64)) addressHash!: string;

  @Column(varchar(PERSON_NAME_LENGTH)) nome!: string;
  @Column(varchar(EMAIL_LENGTH)) email!: string;
  @Column(moment()) create!: Date;
  @Column(moment()) requestedAt!: Date;
  @Column(flag()) confirmada!: boolean;

  /** When consent was given, through the link that only the address's owner has. */
  @Column(optional(moment())) confirmadaEm!: Date | null;

  @Column(varchar(20)) privacidadeVersao!: string;
}
