import { Check, Column, Entity, Index } from 'typeorm';
import { flag, integer, isOneOf, KeyColumn, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const questionPages = ['faq', 'concurso-anual'] as const;
export type QuestionPage = (typeof questionPages)[number];

export const questionLimits = { grupo: 80, pergunta: 200, resposta: 2_000 } as const;

/** As many as the pages of the site show. */
export const MAX_QUESTIONS = 300;

@Entity('perguntas')
@Resource<Pergunta>('perguntas', {
  noun: 'Pergunta',
  title: 'pergunta',
  search: ['pergunta', 'resposta', 'grupo'],
  files: ['resposta'],
  history: true,
  drafts: true,
  leftAlone: ['ordem'],
})
@Check('ck_perguntas_pagina', isOneOf('pagina', questionPages))
@Index('ix_perguntas_pagina', ['pagina', 'ordem', 'id'])
@Index('ix_perguntas_ordem', ['ordem', 'id'])
@TextIndex('ix_perguntas_pergunta', ['pergunta', 'id'])
@Index('ix_perguntas_exemplo', ['exemplo', 'id'])
export class Pergunta {
  @KeyColumn() id!: number;
  @Column(varchar(20)) pagina!: QuestionPage;
  @Column(optional(varchar(questionLimits.grupo))) grupo!: string | null;
  @Column(varchar(questionLimits.pergunta)) pergunta!: string;
  @Column(text()) resposta!: string;
  @Column(integer()) ordem!: number;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
