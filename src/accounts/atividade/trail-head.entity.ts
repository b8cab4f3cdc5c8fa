import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column, exact, integer, optional } from '../../platform/database/columns.js';

/** The one row of {@link TrailHead}. */
export const HEAD_ID = 1;

/** Where the trail's chain begins and ends. Whoever adds to it, or removes its oldest rows, holds this row. */
@Entity('atividade_cadeia')
export class TrailHead {
  @PrimaryColumn(column(integer()))
  id!: number;

  /** The newest row. */
  @Column(column(integer()))
  lastId!: number;

  @Column(column(exact(64)))
  lastHash!: string;

  /** The newest row of those that have had their time and are gone. */
  @Column(column(integer()))
  anchorId!: number;

  @Column(column(exact(64)))
  anchorHash!: string;

  /** An HMAC of both ends, after the name of the secret; none before the first start that seals. */
  @Column(optional(exact(64)))
  seal!: string | null;
}
