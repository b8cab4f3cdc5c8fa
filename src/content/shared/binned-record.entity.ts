import { Column, Entity, Index } from 'typeorm';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, integer, KeyColumn, longText, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';

export const BINNED_TITLE_LENGTH = 200;

@Entity('binned_records')
@Resource<BinnedRecord>('lixo', { noun: 'No Lixo', title: 'titulo', search: ['titulo'], files: ['contents', 'draft'] })
@Index('ix_binned_records_record', ['resource', 'recordId'], { unique: true })
@TextIndex('ix_binned_records_titulo', ['titulo', 'id'])
@Index('ix_binned_records_resource', ['resource', 'removedAt', 'id'])
@Index('ix_binned_records_removed_at', ['removedAt', 'id'])
@Index('ix_binned_records_until', ['until', 'id'])
@Index('ix_binned_records_own_file', ['ownFile'])
export class BinnedRecord {
  @KeyColumn() id!: number;
  @Column(exact(32)) resource!: string;
  @Column(integer()) recordId!: number;
  @Column(varchar(BINNED_TITLE_LENGTH)) titulo!: string;
  @Column(moment()) removedAt!: Date;

  /** The account that removed it; none where the system did. */
  @Column(optional(integer())) userId!: number | null;

  @Column(moment()) until!: Date;

  /** Stored name of the file that is the record's own, if it has one: visitors do not get it meanwhile. */
  @Column(optional(exact(FILE_NAME_LENGTH))) ownFile!: string | null;

  /** JSON of a {@link Snapshot} with the version; of null where visitors did not see the record. */
  @Column(longText()) contents!: string;

  /** JSON of the {@link Snapshot} that waited to be published, if one did. */
  @Column(optional(longText())) draft!: string | null;
}
