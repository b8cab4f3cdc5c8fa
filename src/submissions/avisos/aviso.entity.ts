import { Column, Entity, Index } from 'typeorm';
import { exact, KeyColumn, moment, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';

/** Somebody who asked to be told when registration for the challenge opens; gone once they have been. */
@Entity('avisos')
@Resource<Aviso>('avisos', {
  noun: 'Pedido de aviso',
  heldUnder: {
    addresses: ['email'],
    moment: 'create',
    fields: { email: 'E-mail', privacidadeVersao: 'Política de privacidade em vigor' },
  },
})
@Index('ix_avisos_address_hash', ['addressHash'], { unique: true })
@Index('ix_avisos_create', ['create', 'id'])
export class Aviso {
  @KeyColumn() id!: number;

  /** SHA-256 of the address: one row for each, on every database. */
  @Column(exact(64)) addressHash!: string;

  @Column(varchar(EMAIL_LENGTH)) email!: string;
  @Column(moment()) create!: Date;
  @Column(varchar(20)) privacidadeVersao!: string;
}
