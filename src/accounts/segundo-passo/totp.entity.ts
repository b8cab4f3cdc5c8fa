import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column, exact, integer, moment } from '../../platform/database/columns.js';

/** The app with which a user makes one-time codes (TOTP, RFC 6238). */
@Entity('totps')
export class Totp {
  @PrimaryColumn({ ...column(integer()), generated: false })
  userId!: number;

  /** What the app and we both know, sealed: who reads the table makes no codes. */
  @Column(column(exact(200)))
  sealedSecret!: string;

  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  @Column(column(integer()))
  lastStep!: number;

  @Column(column(moment()))
  createdAt!: Date;
}
