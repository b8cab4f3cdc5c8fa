import { Column, Entity, Index, LessThan } from 'typeorm';
import { exact, integer, KeyColumn, moment, varchar } from '#platform/database/columns.js';
import { Resource, RESOURCE_LENGTH } from '#platform/database/resource.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';

export const HOLD_REASON_LENGTH = 200;

/** A record that nothing erases until after a day, and why: a complaint that goes on, a court, an account that is due. */
@Entity('holds')
@Resource<Hold>('holds', { expires: [{ where: (now) => ({ until: LessThan(lisbonDay(now)) }) }] })
@Index('ix_holds_record', ['kind', 'recordId'], { unique: true })
@Index('ix_holds_until', ['until', 'id'])
export class Hold {
  @KeyColumn() id!: number;
  @Column(exact(RESOURCE_LENGTH)) kind!: string;
  @Column(integer()) recordId!: number;
  @Column(varchar(HOLD_REASON_LENGTH)) reason!: string;

  /** Its last day in Lisbon: '2027-03-31'. */
  @Column(exact(10)) until!: string;

  @Column(moment()) placedAt!: Date;
}
