import { Check, Column, Entity, Index } from 'typeorm';
import { papeis, type Papel } from '#platform/papeis.js';
import { EMAIL_LENGTH } from '#platform/dto/fields.js';
import { exact, flag, flagOn, isOneOf, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';

export const NAME_LENGTH = 120;
/** In the place of a hash: an account that nobody can sign in to until a link has set its password. */
export const NO_PASSWORD = '';

@Entity('users')
@Resource<User>('users', {
  noun: 'Conta do painel',
  counted: { papel: 'administracao' },
  search: ['nome', 'email'],
  heldUnder: {
    addresses: ['email'],
    moment: 'createdAt',
    fields: {
      nome: 'Nome',
      email: 'E-mail',
      papel: 'Papel',
      ativo: 'Ativa',
      ultimoDia: 'Último dia',
      vistoEm: 'Usada pela última vez',
    },
    notErased: () => 'As contas do painel são eliminadas por um administrador, em «Utilizadores».',
  },
})
@Check('ck_users_papel', isOneOf('papel', papeis))
@Index('ix_users_email', ['email'], { unique: true })
@Index('ix_users_email_id', ['email', 'id'])
@TextIndex('ix_users_nome', ['nome', 'id'])
@Index('ix_users_papel', ['papel', 'id'])
@Index('ix_users_ativo', ['ativo', 'id'])
@Index('ix_users_ultimo_dia', ['ultimoDia', 'id'])
@Index('ix_users_visto_em', ['vistoEm', 'id'])
export class User {
  @KeyColumn() id!: number;
  @Column(varchar(NAME_LENGTH)) nome!: string;

  /** Lower case, and compared exactly: else many spellings would name one account, each with guesses of its own. */
  @Column(exact(EMAIL_LENGTH)) email!: string;

  /** argon2id, or {@link NO_PASSWORD}. */
  @Column(exact(200)) passwordHash!: string;

  /** Whether somebody else chose the password, who knows it: the back office asks for another before anything else. */
  @Column(flag()) passwordFromOther!: boolean;

  /**
   * Random, and another one with each change of the password. Sessions and links made for the user carry it and die
   * with it, also those that were being made just then, and also where the user's id is used again.
   */
  @Column({ ...exact(36), name: 'sessionId' }) generation!: string;

  @Column({ ...varchar(16), default: papeis[0] }) papel!: Papel;
  @Column(flagOn()) ativo!: boolean;
  @Column(flagOn()) resumoDiario!: boolean;

  /** The last day, in Lisbon, on which the account may be used: `2026-06-05`. */
  @Column(optional(exact(10))) ultimoDia!: string | null;

  /** When one of its sessions was last used, to a few minutes. */
  @Column(optional(moment())) vistoEm!: Date | null;

  @Column(moment()) createdAt!: Date;
}

/** Whether an account may be used now: switched on, and not past its last day. */
export function isAccountOpen({ ativo, ultimoDia }: Pick<User, 'ativo' | 'ultimoDia'>, now = new Date()): boolean {
  return ativo && (ultimoDia === null || lisbonDay(now) <= ultimoDia);
}

/** Whether an account may do all that administrators may, now. */
export function administers(account: Pick<User, 'papel' | 'ativo' | 'ultimoDia'>): boolean {
  return account.papel === 'administracao' && isAccountOpen(account);
}
