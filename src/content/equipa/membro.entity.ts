import { Column, Entity, Index } from 'typeorm';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { flag, integer, KeyColumn, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const memberLimits = { nome: 120, estado: 80, testemunho: 3_000 } as const;

@Entity('equipa')
@Resource<Membro>('equipa', {
  noun: 'Membro',
  title: 'nome',
  counted: { papel: 'edicao' },
  search: ['nome', 'estado', 'testemunho'],
  files: ['img', 'testemunho'],
  titled: 'img',
  history: true,
  leftAlone: ['rascunho'],
})
@TextIndex('ix_equipa_nome', ['nome', 'id'])
@TextIndex('ix_equipa_estado', ['estado', 'id'])
@Index('ix_equipa_rascunho', ['rascunho', 'id'])
@TextIndex('ix_equipa_rascunho_nome', ['rascunho', 'nome', 'id'])
@TextIndex('ix_equipa_rascunho_estado', ['rascunho', 'estado', 'id'])
@Index('ix_equipa_exemplo', ['exemplo', 'id'])
export class Membro {
  @KeyColumn() id!: number;
  @Column(varchar(memberLimits.nome)) nome!: string;

  /** Free text: 'Atual', or a season like '2025-2026'. */
  @Column(varchar(memberLimits.estado)) estado!: string;

  @Column(text()) testemunho!: string;
  @Column(varchar(URL_LENGTH)) img!: string;

  /** Waits for an administrator's approval; until then only administrators see it. */
  @Column(flag()) rascunho!: boolean;

  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
