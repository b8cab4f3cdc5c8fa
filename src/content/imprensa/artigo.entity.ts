import { Column, Entity, Index } from 'typeorm';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { flag, integer, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const articleLimits = { titulo: 200, categoria: 80, hook: 500, descricao: 16_000 } as const;

@Entity('imprensa')
@Resource<Artigo>('imprensa', {
  noun: 'Artigo',
  title: 'titulo',
  counted: { papel: 'edicao' },
  search: ['titulo', 'categoria', 'hook', 'descricao'],
  files: ['url', 'fotos', 'video', 'descricao'],
  history: true,
  drafts: true,
})
@Index('ix_imprensa_data', ['data', 'id'])
@TextIndex('ix_imprensa_titulo', ['titulo', 'id'])
@TextIndex('ix_imprensa_categoria', ['categoria', 'data', 'id'])
@Index('ix_imprensa_exemplo', ['exemplo', 'id'])
export class Artigo {
  @KeyColumn() id!: number;
  @Column(varchar(articleLimits.titulo)) titulo!: string;
  @Column(optional(varchar(articleLimits.categoria))) categoria!: string | null;
  @Column(optional(varchar(articleLimits.hook))) hook!: string | null;
  @Column(optional(text())) descricao!: string | null;
  @Column(moment()) data!: Date;
  @Column(optional(varchar(URL_LENGTH))) url!: string | null;
  @Column(optional(varchar(URL_LENGTH))) video!: string | null;
  @Column({ ...text(), type: 'simple-json' }) fotos!: string[];
  @Column(flag()) exemplo!: boolean;
  @Column(integer()) versao!: number;
}
