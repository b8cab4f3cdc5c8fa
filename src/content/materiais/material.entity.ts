import { Column, Entity, Index } from 'typeorm';
import { URL_LENGTH } from '../../platform/dto/own-url.js';
import { HoldsFiles } from '../../files/holds-files.js';
import { column, flag, integer, KeyColumn, moment, text, varchar } from '../../platform/database/columns.js';
import { CountedAs } from '../../platform/lists/counted.js';
import { Searchable } from '../../platform/database/search/searchable.js';
import { TextIndex } from '../../platform/lists/text-order.js';
import { KeepsHistory } from '../shared/history/keeps-history.js';

export const materialLimits = { titulo: 200, texto: 5_000 } as const;

/** Pedagogical material to download. */
@Entity('materiais')
@CountedAs('materialpost', 'edicao')
@Searchable('materialpost', ['titulo', 'texto'])
@KeepsHistory<Material>({ resource: 'materialpost', noun: 'Material', title: 'titulo' })
@HoldsFiles<Material>('Material', 'titulo', ['img', 'download', 'texto'])
@Index('ix_materiais_created_at', ['createdAt', 'id'])
@TextIndex('ix_materiais_titulo', ['titulo', 'id'])
@Index('ix_materiais_exemplo', ['exemplo', 'id'])
export class Material {
  @KeyColumn() id!: number;
  @Column(column(varchar(materialLimits.titulo))) titulo!: string;
  @Column(column(text())) texto!: string;

  /** Where the material is, as stored (our own files without a host). */
  @Column(column(varchar(URL_LENGTH))) download!: string;

  /** Picture, as stored. */
  @Column(column(varchar(URL_LENGTH))) img!: string;

  @Column(column(moment())) createdAt!: Date;

  /** Stands in for a real one. */
  @Column(column(flag())) exemplo!: boolean;

  @Column(column(integer())) versao!: number;
}
