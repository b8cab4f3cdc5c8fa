import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { findPage, type Page } from './find-page.js';
import { type Condition, type ListQuery, parseListQuery, type RawListQuery } from './list-query.js';
import type { ListSpec } from './list-spec.js';

/** One kind of record, listed and read. */
export class RecordReader<Row extends ObjectLiteral & { id: number }> {
  /** @param missing what is said where there is no such record */
  constructor(
    protected readonly repository: Repository<Row>,
    private readonly spec: ListSpec<Row>,
    private readonly missing: string = messages.notFound,
  ) {}

  /** @param also conditions beyond those of the request */
  list(raw: RawListQuery, also: readonly Condition<Row>[] = []): Promise<Page<Row>> {
    const query = parseListQuery(raw, this.spec);
    return this.find({ ...query, conditions: [...query.conditions, ...also] });
  }

  find(query: ListQuery<Row>): Promise<Page<Row>> {
    return findPage(this.repository, this.spec, query);
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Row> {
    const row = await this.repository.findOneBy({ id } as FindOptionsWhere<Row>);
    if (row === null) throw new AppError('notFound', this.missing);
    return row;
  }
}
