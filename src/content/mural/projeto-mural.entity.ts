import { Column, Entity, Index } from 'typeorm';
import { exact, flag, integer, KeyColumn, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { TextIndex } from '#platform/lists/text-order.js';
import type { District } from '../../../contract/districts.js';
import { type Emblem, EMBLEM_LENGTH } from '../shared/emblem.js';

export const wallLimits = {
  titulo: 250,
  escola: 200,
  premio: 120,
  patrocinio: 200,
  frase: 200,
  passo: 5_000,
  imagemAlt: 250,
  ordem: 999,
} as const;

const DISTRICT_LENGTH = 20;

/** A project of a past edition as visitors read it. It holds all that is shown, and nothing of who wrote it. */
@Entity('mural')
@Resource<ProjetoMural>('mural', {
  noun: 'Projeto do mural',
  title: 'titulo',
  search: ['titulo', 'escola', 'premio', 'frase', 'sentir', 'imaginar', 'fazer', 'partilhar'],
  files: ['imagem', 'fotos', 'video', 'url', 'sentir', 'imaginar', 'fazer', 'partilhar'],
  history: true,
  drafts: true,
})
@Index('ix_mural_edicao', ['edicao', 'id'])
@Index('ix_mural_edicao_ordem', ['edicao', 'ordem', 'id'])
@Index('ix_mural_ordem', ['ordem', 'id'])
@Index('ix_mural_distrito', ['distrito', 'id'])
@Index('ix_mural_exemplo', ['exemplo', 'id'])
@TextIndex('ix_mural_titulo', ['titulo', 'id'])
@TextIndex('ix_mural_escola', ['escola', 'id'])
@TextIndex('ix_mural_premio', ['premio', 'id'])
export class ProjetoMural {
  @KeyColumn() id!: number;
  @Column(exact(8)) edicao!: string;

  /** Its place in the edition: awards come first. */
  @Column(integer()) ordem!: number;

  @Column(varchar(wallLimits.titulo)) titulo!: string;
  @Column(optional(varchar(wallLimits.escola))) escola!: string | null;
  @Column(optional(varchar(DISTRICT_LENGTH))) distrito!: District | null;
  @Column(optional(varchar(wallLimits.premio))) premio!: string | null;
  @Column(optional(varchar(wallLimits.patrocinio))) patrocinio!: string | null;

  @Column(optional(varchar(wallLimits.frase))) frase!: string | null;
  @Column(optional(text())) sentir!: string | null;
  @Column(optional(text())) imaginar!: string | null;
  @Column(optional(text())) fazer!: string | null;
  @Column(optional(text())) partilhar!: string | null;
  @Column(optional(varchar(URL_LENGTH))) imagem!: string | null;
  @Column(optional(varchar(wallLimits.imagemAlt))) imagemAlt!: string | null;
  @Column(varchar(EMBLEM_LENGTH)) forma!: Emblem['forma'];
  @Column(varchar(EMBLEM_LENGTH)) cor!: Emblem['cor'];

  @Column({ ...text(), type: 'simple-json' }) fotos!: string[];
  @Column(optional(varchar(URL_LENGTH))) video!: string | null;
  @Column(optional(varchar(URL_LENGTH))) url!: string | null;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
