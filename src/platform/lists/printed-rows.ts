import type { ColumnType, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { RowValues } from '../database/read-rows.js';

/** The column types whose values both drivers answer just as the property has them. */
const PLAIN: readonly ColumnType[] = ['varchar', 'text', 'int', 'integer'];
/** As TypeORM stores a moment in SQLite. */
const STORED_MOMENT_LENGTH = '2026-01-01 00:00:00.000'.length;

interface Printed {
  property: string;
  convert?: (stored: unknown) => unknown;
}

/** Rows as mappers want them, without what TypeORM does for records that may be changed and saved. */
export class PrintedRows<Row extends ObjectLiteral> {
  private columns: readonly Printed[] | undefined;

  /** @param properties what the values of a row are, in their order */
  constructor(
    private readonly repository: Repository<Row>,
    private readonly properties: readonly string[],
  ) {}

  /** Objects with what the entity's properties hold. */
  of(rows: readonly RowValues[]): Row[] {
    this.columns ??= this.properties.map((property) => this.printed(property));
    const { columns } = this;
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      columns.forEach(({ property, convert }, index) => {
        const stored = values[index];
        row[property] = convert === undefined ? stored : convert(stored);
      });
      return row as Row;
    });
  }

  private printed(property: string): Printed {
    const column = this.repository.metadata.findColumnWithPropertyName(property);
    if (column === undefined) throw new Error(`${this.repository.metadata.name} has no ${property}`);
    if (column.transformer === undefined && PLAIN.includes(column.type)) return { property };
    const { driver } = this.repository.manager.dataSource;
    const hydrated = (stored: unknown): unknown => driver.prepareHydratedValue(stored, column);
    return { property, convert: isMoment(column) ? (stored) => moment(stored) ?? hydrated(stored) : hydrated };
  }
}

function isMoment({ type, transformer }: ColumnMetadata): boolean {
  return type === 'datetime' && transformer === undefined;
}

/** A moment as TypeORM stores it in SQLite, which has no type for it; TypeORM looks for other ways to write one too. */
function moment(stored: unknown): Date | undefined {
  if (typeof stored !== 'string' || stored.length !== STORED_MOMENT_LENGTH) return undefined;
  return new Date(`${stored.slice(0, 10)}T${stored.slice(11)}Z`);
}
