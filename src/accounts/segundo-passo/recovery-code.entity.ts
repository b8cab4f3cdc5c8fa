import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer } from '../../platform/database/columns.js';

/** A recovery code that has not been used; one that has is no more. */
@Entity('recovery_codes')
@Index('ix_recovery_codes_user_id', ['userId'])
export class RecoveryCode {
  /** SHA-256 of the user and the code, which has 80 random bits: who reads the table can't use it. */
  @PrimaryColumn(column(exact(64)))
  hash!: string;

  @Column(column(integer()))
  userId!: number;
}
