import { Column, Entity, Index } from 'typeorm';
import { EMAIL_LENGTH } from '../../platform/dto/fields.js';
import { column, exact, KeyColumn, moment, varchar } from '../../platform/database/columns.js';
import { CountedAs } from '../../platform/lists/counted.js';
import { Searchable } from '../../platform/database/search/searchable.js';

export const NAME_LENGTH = 120;

/** An administrator. */
@Entity('users')
@CountedAs('users')
@Searchable('users', ['nome', 'email'])
@Index('ix_users_email', ['email'], { unique: true })
@Index('ix_users_email_id', ['email', 'id'])
@Index('ix_users_nome', ['nome', 'id'])
export class User {
  @KeyColumn()
  id!: number;

  @Column(column(varchar(NAME_LENGTH)))
  nome!: string;

  /** Lower case, and compared exactly: else many spellings would name one account, each with guesses of its own. */
  @Column(column(exact(EMAIL_LENGTH)))
  email!: string;

  /** argon2id. */
  @Column(column(exact(200)))
  passwordHash!: string;

  /**
   * Random, and another one with each change of the password. What was made for the user carries it and dies with it:
   * sessions and links, also those that were being made just then, and also where the user's id is used again.
   */
  @Column({ ...column(exact(36)), name: 'sessionId' })
  generation!: string;

  @Column(column(moment()))
  createdAt!: Date;
}
