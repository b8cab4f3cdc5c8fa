import { Entity, Index, PrimaryColumn } from 'typeorm';
import { exact, integer } from '../columns.js';
import { normalEmail } from '../../dto/normal-email.js';
import { sha256 } from '../../secrets/sha256.js';

/** That a record is held under an e-mail address: the index behind 'everything about this address'. */
@Entity('held_addresses')
@Index('ix_held_addresses_record', ['resource', 'recordId'])
export class HeldAddress {
  /** SHA-256 of the address as addresses are compared: the address itself stands in the record alone. */
  @PrimaryColumn(exact(64)) addressHash!: string;

  @PrimaryColumn(exact(32)) resource!: string;
  @PrimaryColumn(integer()) recordId!: number;
}

export const addressHash = (email: string): string => sha256(normalEmail(email));
