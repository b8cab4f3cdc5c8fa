import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';

/** An address from which a user has signed in before: a stranger's guesses cannot lock that user out from there. */
@Entity('known_addresses')
export class KnownAddress {
  @PrimaryColumn(column(integer()))
  userId!: number;

  /** Keyed hash of the address; the address itself is not kept. */
  @PrimaryColumn(column(exact(64)))
  addressHash!: string;

  @Column(column(moment()))
  createdAt!: Date;
}
