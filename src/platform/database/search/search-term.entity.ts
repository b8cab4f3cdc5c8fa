import { Entity, Index, PrimaryColumn } from 'typeorm';
import { column, exact, integer } from '../columns.js';

export const TERM_LENGTH = 40;

/** One word of one record's searchable text, lower case and without accents: the inverted index behind `filter.q`. */
@Entity('termos')
@Index('ix_termos_registo', ['recurso', 'registo'])
export class SearchTerm {
  @PrimaryColumn(column(exact(32)))
  recurso!: string;

  @PrimaryColumn(column(exact(TERM_LENGTH)))
  termo!: string;

  @PrimaryColumn(column(integer()))
  registo!: number;
}
