import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, integer, isOneOf, moment, optional, varchar } from '#platform/database/columns.js';

/** Why a rule takes nothing before a person has confirmed it: it is new, its days changed, or it would take much. */
export const waitingReasons = ['nova', 'alterada', 'muitos'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** The confirmation of a rule of retention, and the result of its last turn. */
@Entity('retention_states')
@Check('ck_retention_states_waits_for', isOneOf('waitsFor', waitingReasons))
export class RetentionState {
  @PrimaryColumn(exact(32)) rule!: string;

  /** The days that it goes by; none before somebody has confirmed it. */
  @Column(optional(integer())) days!: number | null;

  @Column(optional(varchar(16))) waitsFor!: WaitingReason | null;

  /** How many things somebody has confirmed that it takes, until it has taken them. */
  @Column(optional(integer())) confirmed!: number | null;

  @Column(optional(moment())) checkedAt!: Date | null;

  /** How many things it took in its last turn. */
  @Column(optional(integer())) removed!: number | null;
}
