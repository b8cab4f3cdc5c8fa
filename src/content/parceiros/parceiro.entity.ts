import { Column, Entity, Index } from 'typeorm';
import { exact, flag, integer, KeyColumn, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { type Emblem, EMBLEM_LENGTH } from '../shared/emblem.js';

export const partnerLimits = { nome: 120, descricao: 1_000, logoAlt: 200 } as const;

/** As many as one page of the site shows. */
export const MAX_PARTNERS = 200;

@Entity('parceiros')
@Resource<Parceiro>('parceiros', {
  noun: 'Parceiro',
  title: 'nome',
  search: ['nome', 'descricao'],
  files: ['logo', 'ligacao', 'descricao'],
  titled: 'logo',
  history: true,
  drafts: true,
  leftAlone: ['ordem'],
})
@Index('ix_parceiros_ordem', ['ordem', 'id'])
@TextIndex('ix_parceiros_nome', ['nome', 'id'])
@Index('ix_parceiros_exemplo', ['exemplo', 'id'])
export class Parceiro {
  @KeyColumn() id!: number;
  @Column(varchar(partnerLimits.nome)) nome!: string;
  @Column(text()) descricao!: string;
  @Column(optional(varchar(URL_LENGTH))) logo!: string | null;
  @Column(optional(varchar(partnerLimits.logoAlt))) logoAlt!: string | null;
  @Column(optional(varchar(URL_LENGTH))) ligacao!: string | null;
  @Column(optional(exact(10))) desde!: string | null;
  @Column(optional(exact(10))) ate!: string | null;
  @Column(varchar(EMBLEM_LENGTH)) forma!: Emblem['forma'];
  @Column(varchar(EMBLEM_LENGTH)) cor!: Emblem['cor'];
  @Column(integer()) ordem!: number;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
