import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { requireFiles } from '#files/named-files.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError, unlessGone } from '#platform/errors/app-error.js';
import { become, type RecordName, standingOf, storedOf, withoutKey } from './standing.js';
import { Draft, PROBLEM_LENGTH } from './draft.entity.js';
import { draftKindOrThrow } from '../content-kind.js';
import { DueWorker } from '#platform/jobs/due-worker.js';

/** Publishes and withdraws records when their time has come; what is due is taken under its own lock. */
@Injectable()
export class DueDrafts extends DueWorker {
  constructor(private readonly transactions: Transactions) {
    super();
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    const { manager } = this.transactions;
    const select = { id: true, resource: true, recordId: true } as const;
    const due = [
      ...(await manager.find(Draft, { select, where: { publishAt: LessThanOrEqual(now) }, take: limit })),
      ...(await manager.find(Draft, { select, where: { withdrawAt: LessThanOrEqual(now) }, take: limit })),
    ];
    for (const { resource, recordId } of due) {
      await this.transactions
        .run((unit) => this.takeStep(unit, { resource, recordId }, now))
        .catch((error: unknown) => this.tellWhy({ resource, recordId }, now, error));
    }
    return due.length;
  }

  /** One that another process has seen to meanwhile is left as it is. */
  private async takeStep(manager: EntityManager, name: RecordName, now: Date): Promise<void> {
    const standing = await standingOf(manager, name, true).catch(unlessGone);
    const { draft } = standing ?? { draft: null };
    if (standing === undefined || draft === null) return;
    const contents = withoutKey(storedOf(manager, draftKindOrThrow(name.resource), standing));
    const isOver = draft.withdrawAt !== null && draft.withdrawAt <= now;
    const isDue = draft.publishAt !== null && draft.publishAt <= now;
    if (isOver) {
      const archived = { estado: 'arquivado', publishAt: null, withdrawAt: null } as const;
      await become(manager, standing, { contents, isChange: true }, archived);
    } else if (isDue) {
      await requireFiles(manager, contents);
      const published = { estado: 'publicado', publishAt: null, withdrawAt: draft.withdrawAt } as const;
      await become(manager, standing, { contents, isChange: true }, published);
    }
  }

  /** Lets a record that cannot be published wait as a draft that says why. */
  private async tellWhy(name: RecordName, now: Date, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    await this.transactions.run(async (manager) => {
      const draft = await manager.findOne(Draft, { where: { ...name }, ...forUpdate });
      if (draft === null || draft.publishAt === null || draft.publishAt > now) return;
      const estado = draft.estado === 'publicado' ? 'publicado' : 'rascunho';
      await manager.save(
        Draft,
        Object.assign(draft, { estado, publishAt: null, problem: error.message.slice(0, PROBLEM_LENGTH) }),
      );
    });
  }
}
