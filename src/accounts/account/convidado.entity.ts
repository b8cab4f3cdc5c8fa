import { Check, Column, Entity, Index } from 'typeorm';
import { papeis, type Papel } from '#platform/papeis.js';
import { exact, integer, isOneOf, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { administers, NAME_LENGTH, type User } from './user.entity.js';

/** A colleague who was invited to have an account, which is made when they accept: until then they are no user. */
@Entity('convidados')
@Resource<Convidado>('convidados', {
  noun: 'Convite para o painel',
  heldUnder: {
    addresses: ['email'],
    moment: 'sentAt',
    fields: { nome: 'Nome', email: 'E-mail', papel: 'Papel', expiresAt: 'Válido até', acceptedAt: 'Aceite em' },
  },
})
@Check('ck_convidados_papel', isOneOf('papel', papeis))
@Index('ix_convidados_email', ['email'], { unique: true })
@Index('ix_convidados_expires_at', ['expiresAt'])
@Index('ix_convidados_inviter_id', ['inviterId'])
export class Convidado {
  @KeyColumn() id!: number;
  @Column(varchar(NAME_LENGTH)) nome!: string;

  /** As of a {@link User}: lower case, and compared exactly. */
  @Column(exact(EMAIL_LENGTH)) email!: string;

  @Column(varchar(16)) papel!: Papel;

  /** The administrator who sent the link last and answers for it; null where the account is gone. */
  @Column(optional(integer())) inviterId!: number | null;

  /** Since when they are invited: sending the link again does not change it. */
  @Column(moment()) createdAt!: Date;

  @Column(moment()) sentAt!: Date;
  @Column(moment()) expiresAt!: Date;
  @Column(optional(moment())) acceptedAt!: Date | null;
}

/** An invitation with who sent its link last, if their account is still there. */
export type WithInviter = Convidado & { inviter: User | null };

/** Whether an invitation's link is good: it is not too old, and its sender still administers and so answers for it. */
export function isGood({ expiresAt }: Convidado, inviter: User | null): boolean {
  return inviter !== null && administers(inviter) && expiresAt.getTime() > Date.now();
}
