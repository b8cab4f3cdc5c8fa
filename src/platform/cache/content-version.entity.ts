import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exact, integer } from '../database/columns.js';

/** How often a table of content has changed, where several processes share a database; SQLite's one process counts itself. */
@Entity('content_versions')
export class ContentVersion {
  @PrimaryColumn(exact(64)) kind!: string;
  @Column(integer()) version!: number;
}
