import { Column, Entity, Index } from 'typeorm';
import { HoldsFiles } from '../../files/holds-files.js';
import { column, flag, integer, KeyColumn, moment, varchar } from '../../platform/database/columns.js';
import { Searchable } from '../../platform/database/search/searchable.js';
import { TextIndex } from '../../platform/lists/text-order.js';
import { StoredNameColumn } from '../../files/stored-name-column.js';
import { KeepsHistory } from '../shared/history/keeps-history.js';

export const REPORT_NAME_LENGTH = 200;

/** An annual report: a public PDF. */
@Entity('relatorios')
@Searchable('relatorios', ['nome'])
@KeepsHistory<Relatorio>({ resource: 'relatorios', noun: 'Relatório', title: 'nome', ownFile: 'arquivo' })
@HoldsFiles<Relatorio>('Relatório', 'nome', ['arquivo'])
@Index('ix_relatorios_data', ['data', 'id'])
@Index('ix_relatorios_ano', ['ano', 'data', 'id'])
@TextIndex('ix_relatorios_nome', ['nome', 'id'])
@Index('ix_relatorios_arquivo', ['arquivo'], { unique: true })
@Index('ix_relatorios_exemplo', ['exemplo', 'id'])
export class Relatorio {
  @KeyColumn() id!: number;
  @Column(column(varchar(REPORT_NAME_LENGTH))) nome!: string;

  /** The year that it reports on. */
  @Column(column(integer())) ano!: number;

  /** When it was added. */
  @Column(column(moment())) data!: Date;

  /** Stored name of its file. */
  @StoredNameColumn({ required: true }) arquivo!: string;

  /** Stands in for a real one. */
  @Column(column(flag())) exemplo!: boolean;
}
