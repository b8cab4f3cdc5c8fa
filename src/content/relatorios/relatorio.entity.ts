import { Column, Entity, Index } from 'typeorm';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, flag, integer, KeyColumn, moment, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const REPORT_NAME_LENGTH = 200;

@Entity('relatorios')
@Resource<Relatorio>('relatorios', {
  noun: 'Relatório',
  title: 'nome',
  search: ['nome'],
  files: ['arquivo'],
  ownFile: 'arquivo',
  history: true,
})
@Index('ix_relatorios_data', ['data', 'id'])
@Index('ix_relatorios_ano', ['ano', 'data', 'id'])
@TextIndex('ix_relatorios_nome', ['nome', 'id'])
@Index('ix_relatorios_arquivo', ['arquivo'], { unique: true })
@Index('ix_relatorios_exemplo', ['exemplo', 'id'])
export class Relatorio {
  @KeyColumn() id!: number;
  @Column(varchar(REPORT_NAME_LENGTH)) nome!: string;
  @Column(integer()) ano!: number;
  @Column(moment()) data!: Date;
  @Column(exact(FILE_NAME_LENGTH)) arquivo!: string;
  @Column(flag()) exemplo!: boolean;
}
