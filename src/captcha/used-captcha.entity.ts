import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, moment } from '../platform/database/columns.js';

/** A captcha solution that has been used, kept until it would have expired anyway. */
@Entity('captchas_usados')
@Index('ix_captchas_usados_expira', ['expira'])
export class UsedCaptcha {
  @PrimaryColumn(column(exact(64)))
  chave!: string;

  @Column(column(moment()))
  expira!: Date;
}
