import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AuditVerb } from '#platform/requests/audited-action.js';
import { exact, integer, isOneOf, moment, optional, varchar } from '#platform/database/columns.js';
import { NAME_LENGTH } from '../account/user.entity.js';

export const SECTION_LENGTH = 32;

export const auditResults = ['ok', 'recusado'] as const;
export type AuditResult = (typeof auditResults)[number];

/** One event of the trail. Rows are added and, once they have had their time, removed from the oldest on; never changed. */
@Entity('atividade')
@Check('ck_atividade_resultado', isOneOf('resultado', auditResults))
@Index('ix_atividade_quando', ['quando', 'id'])
@Index('ix_atividade_quem_id', ['quemId', 'id'])
@Index('ix_atividade_verbo', ['verbo', 'id'])
@Index('ix_atividade_secao', ['secao', 'id'])
@Index('ix_atividade_resultado', ['resultado', 'id'])
export class Atividade {
  /** Counted by the chain's head and without gaps, so that a missing row shows. */
  @PrimaryColumn(integer()) id!: number;

  @Column(moment()) quando!: Date;

  /** The account that did it; null for the operator, and where the person is not known. */
  @Column(optional(integer())) quemId!: number | null;

  @Column(optional(varchar(NAME_LENGTH))) quem!: string | null;
  @Column(exact(16)) verbo!: AuditVerb;
  @Column(exact(SECTION_LENGTH)) secao!: string;
  @Column(optional(exact(200))) registo!: string | null;

  /** The address, shortened to its network. */
  @Column(exact(48)) origem!: string;

  @Column(exact(16)) resultado!: AuditResult;
  @Column(exact(64)) anterior!: string;

  /** SHA-256 of this row with `anterior`. */
  @Column(exact(64)) hash!: string;
}

export const HEAD_ID = 1;

/** The two ends of the trail's chain. A unit of work that adds to the chain or shortens it locks this row. */
@Entity('atividade_cadeia')
export class TrailHead {
  @PrimaryColumn(integer()) id!: number;
  @Column(integer()) lastId!: number;
  @Column(exact(64)) lastHash!: string;

  /** The newest row of those that have had their time and are gone. */
  @Column(integer()) anchorId!: number;

  @Column(exact(64)) anchorHash!: string;

  /** An HMAC of both ends, after the name of the secret; none before the first start that seals. */
  @Column(optional(exact(64))) seal!: string | null;
}
