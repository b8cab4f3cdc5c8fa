import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { column, exact, moment } from '../platform/database/columns.js';
import { Expires } from '../platform/jobs/expires.js';

/** A captcha solution that has been used, kept until it would have expired anyway. */
@Entity('used_captchas')
@Index('ix_used_captchas_expires_at', ['expiresAt'])
@Expires<UsedCaptcha>({ where: (now) => ({ expiresAt: LessThan(now) }) })
export class UsedCaptcha {
  @PrimaryColumn(column(exact(64))) hash!: string;
  @Column(column(moment())) expiresAt!: Date;
}
