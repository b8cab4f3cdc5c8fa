import type { ColumnType, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** What both drivers answer as the property has it. */
const PLAIN: readonly ColumnType[] = ['varchar', 'text', 'int', 'integer'];

/** Rows as mappers want them, without what TypeORM does for records that may be changed and saved. */
export class PrintedRows<Row extends ObjectLiteral> {
  private converted: readonly ColumnMetadata[] | undefined;

  constructor(private readonly repository: Repository<Row>) {}

  /**
   * Makes of what a database answered what the entity's properties hold, in place.
   * @param rows columns under the names of their properties
   */
  of(rows: Record<string, unknown>[]): Row[] {
    const { metadata, manager } = this.repository;
    const { driver } = manager.dataSource;
    this.converted ??= metadata.columns.filter(
      ({ type, transformer }) => transformer !== undefined || !PLAIN.includes(type),
    );
    for (const row of rows) {
      for (const column of this.converted) {
        const { propertyName } = column;
        if (propertyName in row) row[propertyName] = driver.prepareHydratedValue(row[propertyName], column) as unknown;
      }
    }
    return rows as Row[];
  }
}
