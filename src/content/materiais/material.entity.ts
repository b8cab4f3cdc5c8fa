import { Column, Entity, Index } from 'typeorm';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { flag, integer, KeyColumn, moment, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const materialLimits = { titulo: 200, texto: 5_000 } as const;

@Entity('materiais')
@Resource<Material>('materialpost', {
  noun: 'Material',
  title: 'titulo',
  counted: { papel: 'edicao' },
  search: ['titulo', 'texto'],
  files: ['img', 'download', 'texto'],
  history: true,
  drafts: true,
})
@Index('ix_materiais_created_at', ['createdAt', 'id'])
@TextIndex('ix_materiais_titulo', ['titulo', 'id'])
@Index('ix_materiais_exemplo', ['exemplo', 'id'])
export class Material {
  @KeyColumn() id!: number;
  @Column(varchar(materialLimits.titulo)) titulo!: string;
  @Column(text()) texto!: string;
  @Column(varchar(URL_LENGTH)) download!: string;
  @Column(varchar(URL_LENGTH)) img!: string;
  @Column(moment()) createdAt!: Date;
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
