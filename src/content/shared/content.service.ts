import { Inject, type Type } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type Repository } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { documentedFields } from '#platform/dto/answer-fields.js';
import type { ContentKind } from './content-kind.js';
import { Records } from './records.js';
import { saveVersioned, type Versioned } from './save-versioned.js';

export function ContentService<Row extends Versioned & ObjectLiteral, Input extends object, Update extends object>({
  entity,
  list,
  contents,
  admit,
  saved,
}: ContentKind<Row, Input, Update>) {
  abstract class KindService {
    readonly records: Records<Row>;
    protected readonly repository: Repository<Row>;

    constructor(
      @Inject(DataSource) dataSource: DataSource,
      @Inject(Transactions) protected readonly transactions: Transactions,
    ) {
      this.repository = dataSource.getRepository(entity);
      this.records = new Records(this.repository, list, transactions);
    }

    /** @throws AppError 'conflict' where there is no room for another */
    create(input: Input): Promise<Row> {
      const stated = contents(input, undefined, new Date());
      return this.transactions.run(async (manager) => {
        const row = await this.records.insert(manager, { ...stated, ...(await admit?.(manager, stated)) });
        await saved?.(manager, row);
        return row;
      });
    }

    /** @throws AppError 'notFound'; 'conflict' for a stale version */
    update(id: number, input: Input | Update, versao: number | undefined): Promise<Row> {
      const becomes = (stored: Row) => contents(input, stored, new Date()) as unknown as Partial<Row>;
      return this.transactions.run(async (manager) => {
        const row = await saveVersioned(manager, entity, id, becomes, versao);
        await saved?.(manager, row);
        return row;
      });
    }
  }
  return KindService;
}

type Whole<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name] ? Exclude<Input[Name], undefined> | null : Input[Name];
};

/** Returns the fields of a body that its class documents; what is left out is null. */
export function statedIn<Input extends object>(body: Type<Input>, input: Input): Whole<Input> {
  const fields = documentedFields(body) as (keyof Input)[];
  return Object.fromEntries(fields.map((name) => [name, input[name] ?? null])) as Whole<Input>;
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
