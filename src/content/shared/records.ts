import type { DeepPartial, EntityManager, ObjectLiteral, Repository } from 'typeorm';
import { lockOrThrow, type Transactions } from '#platform/database/transactions.js';
import { requireAuthorised } from '#files/fotografias/require-authorised.js';
import { requireFiles } from '#files/require-files.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import type { Page } from '#platform/lists/page.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { pageWithDrafts, type ReadPublished, type StateAsked, type WithState } from './drafts/page-with-drafts.js';
import { binIfDraft, binRecord } from './history/bin-record.js';
import { stateOf } from './history/saved-version.entity.js';
import { keepVersion } from './history/versions.js';
import { type Contents, isShown, type Versioned } from './save-versioned.js';

export class Records<Row extends Versioned & ObjectLiteral> extends RecordReader<Row> {
  constructor(
    repository: Repository<Row>,
    private readonly listSpec: ListSpec<Row>,
    private readonly transactions: Transactions,
  ) {
    super(repository, listSpec);
  }

  listByState(asked: StateAsked, published: ReadPublished<Row>): Promise<Page<Row & WithState>> {
    return pageWithDrafts(this.repository, this.listSpec, asked, published);
  }

  /** Creates a record as part of a larger unit of work. @throws AppError 'invalid' where it names a deleted file, or a picture that may not be published */
  async insert(manager: EntityManager, contents: Contents<Row>): Promise<Row> {
    await requireFiles(manager, contents);
    if (isShown(contents)) await requireAuthorised(manager, contents);
    const row = manager.create(this.repository.target, { ...contents, versao: 1 } as unknown as DeepPartial<Row>);
    const saved = await manager.save(this.repository.target, row);
    await keepVersion(manager, this.repository.target, saved, { estado: stateOf(saved) });
    return saved;
  }

  /** Removes a record, public or not; one whose kind keeps its history goes to the bin. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { target } = this.repository;
      if (await binIfDraft(manager, target, id)) return;
      await binRecord(manager, target, await lockOrThrow(manager, target, id));
    });
  }
}
