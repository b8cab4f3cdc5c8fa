import { Column, Entity } from 'typeorm';
import { integer, KeyColumn, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const templateLimits = { nome: 120, texto: 10_000 } as const;
/** The back office shows them all in one choice. */
export const MAX_TEMPLATES = 100;

@Entity('modelos_resposta')
@Resource<ModeloResposta>('modelos-resposta', { title: 'nome', search: ['nome', 'texto'] })
@TextIndex('ix_modelos_resposta_nome', ['nome', 'id'])
export class ModeloResposta {
  @KeyColumn() id!: number;
  @Column(varchar(templateLimits.nome)) nome!: string;
  @Column(text()) texto!: string;
  @Column(integer()) versao!: number;
}
