import { Column, Entity, Index } from 'typeorm';
import { exact, integer, KeyColumn, moment, optional, text } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { changesOf, leavesOf, mapWords } from '../../../contract/pages/words.js';
import { checkedWords, pageOf, requireAdministration, storedWords } from './page-words.js';

const KEY_LENGTH = 40;

/** The changes that people made to a page of the site. A page that nobody has changed has no row. */
@Entity('paginas')
@Resource<Pagina>('paginas', {
  noun: 'Página',
  title: 'chave',
  files: ['publicado', 'rascunho'],
  history: true,
  // a page as its editor has it, its draft where there is one: each field by its whole way ('cabecalho.titulo'), a list
  // whole, and under `estado` whether visitors see it; what comes back is a draft
  versionWords: {
    leftAlone: ['estado'],
    read({ chave, publicado, rascunho }) {
      const page = pageOf(chave);
      const leaves = leavesOf(page.fields, storedWords(page, rascunho ?? publicado));
      const estado = rascunho === null ? 'Publicada' : 'Rascunho';
      return { estado, ...Object.fromEntries(leaves.map(({ way, value }) => [way, value])) };
    },
    restore({ chave, publicado, rascunho }, words, session) {
      const page = pageOf(chave);
      const { fields } = page;
      const from = storedWords(page, rascunho ?? publicado);
      const back = mapWords(fields, from, (value, _field, way) => (way in words ? words[way] : value));
      const to = checkedWords(fields, back);
      requireAdministration(fields, { from, to }, session);
      const draft = JSON.stringify(changesOf(fields, to));
      return { rascunho: draft === publicado ? null : draft, alteradoEm: new Date(), alteradoPorId: session.userId };
    },
  },
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
