import { Inject } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type Repository } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { type DraftKind, hasDrafts } from './drafts/draft-kind.js';
import { Records } from './records.js';
import type { Versioned } from './save-versioned.js';

/** The service of a kind of content whose records can be drafts, scheduled and archived. */
export function ContentService<Row extends Versioned & ObjectLiteral, Input extends object>(
  kind: DraftKind<Row, Input>,
  list: ListSpec<Row>,
) {
  hasDrafts(kind);

  abstract class KindService {
    readonly records: Records<Row>;
    protected readonly repository: Repository<Row>;

    constructor(
      @Inject(DataSource) dataSource: DataSource,
      @Inject(Transactions) protected readonly transactions: Transactions,
    ) {
      this.repository = dataSource.getRepository(kind.entity);
      this.records = new Records(this.repository, list, transactions);
    }

    /** @throws AppError 'conflict' where there is no room for another */
    create(input: Input): Promise<Row> {
      const contents = kind.contents(input, undefined, new Date());
      return this.transactions.run(async (manager) =>
        this.records.insert(manager, { ...contents, ...(await kind.admit?.(manager, contents)) }),
      );
    }

    /** @throws AppError 'notFound'; 'conflict' for a stale version */
    update(id: number, input: Input, versao: number | undefined): Promise<Row> {
      const becomes = (stored: Row) => kind.contents(input, stored, new Date()) as unknown as Partial<Row>;
      return this.records.update(id, becomes, versao);
    }
  }
  return KindService;
}

/** Of a field with two wire names the one that no longer says what is stored wins, the first where both do. */
export function changedSpelling<Value>(
  first: Value | undefined,
  second: Value | undefined,
  stored?: Value,
): Value | undefined {
  if (first === undefined) return second;
  return second === undefined || first !== stored ? first : second;
}
