import { Column, Entity, Index } from 'typeorm';
import { exact, integer, KeyColumn, moment, optional, text } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { keptWords } from './kept-words.js';

const KEY_LENGTH = 40;

/** The changes that people made to a page of the site. A page that nobody has changed has no row. */
@Entity('paginas')
@Resource<Pagina>('paginas', {
  noun: 'Página',
  title: 'chave',
  files: ['publicado', 'rascunho'],
  history: true,
  versionWords: keptWords,
})
@Index('ix_paginas_chave', ['chave'], { unique: true })
export class Pagina {
  @KeyColumn() id!: number;
  @Column(exact(KEY_LENGTH)) chave!: string;

  /** JSON of the differences from the defaults that visitors see. */
  @Column(text()) publicado!: string;

  /** The same of a draft that waits beside it. */
  @Column(optional(text())) rascunho!: string | null;

  @Column(moment()) alteradoEm!: Date;
  @Column(integer()) alteradoPorId!: number;
  @Column(optional(moment())) publicadoEm!: Date | null;

  /** Rises with every save and publication. A page without a row has version 1. */
  @Column(integer()) versao!: number;
}
