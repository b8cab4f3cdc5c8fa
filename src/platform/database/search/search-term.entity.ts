import { Entity, Index, PrimaryColumn } from 'typeorm';
import { exact, integer } from '../columns.js';

export const TERM_LENGTH = 40;

/** One word of one record's searchable text, lower case and without accents: the inverted index behind `filter.q`. */
@Entity('search_terms')
@Index('ix_search_terms_record', ['resource', 'recordId', 'term'])
export class SearchTerm {
  @PrimaryColumn(exact(32)) resource!: string;
  @PrimaryColumn(exact(TERM_LENGTH)) term!: string;
  @PrimaryColumn(integer()) recordId!: number;
}
