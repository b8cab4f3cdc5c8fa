import { Column, Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { exact, moment } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';

/** A captcha solution that has been used, kept until it would have expired anyway. */
@Entity('used_captchas')
@Resource<UsedCaptcha>('used-captchas', { expires: [{ where: (now) => ({ expiresAt: LessThan(now) }) }] })
@Index('ix_used_captchas_expires_at', ['expiresAt'])
export class UsedCaptcha {
  @PrimaryColumn(exact(64)) hash!: string;
  @Column(moment()) expiresAt!: Date;
}
