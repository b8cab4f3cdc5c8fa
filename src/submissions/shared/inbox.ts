import type { DataSource, DeepPartial, EntityManager, FindOptionsWhere } from 'typeorm';
import type { Captcha } from '../../captcha/captcha.js';
import { spendCaptcha } from '../../captcha/spend-captcha.js';
import type { Transactions } from '../../platform/database/transactions.js';
import type { FicheirosService, PreparedFile } from '../../files/ficheiros/ficheiros.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { findPage, type Page } from '../../platform/lists/find-page.js';
import { parseListQuery, type RawListQuery } from '../../platform/lists/list-query.js';
import { HOUR_MS } from '../../platform/dates/durations.js';
import { messages } from '../../platform/messages.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { lockOrThrow } from '../../platform/database/lock-or-throw.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import type { FormMailer } from './form-mailer.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { FormSpec, Submission } from './submission.js';

const REPEAT_WINDOW_MS = HOUR_MS;

/** What an inbox works with; the same for all forms. */
export interface InboxTools {
  dataSource: DataSource;
  transactions: Transactions;
  ficheiros: FicheirosService;
  captcha: Captcha;
  mailer: FormMailer;
}

/** A submission as its form's module hands it on, its fields already checked. */
export interface Incoming<Row> {
  contents: DeepPartial<Row>;
  /** The captcha's, where the form has one. */
  solution?: string | undefined;
  file?: ReceivedFile | undefined;
}

interface Arrival<Row> {
  contents: DeepPartial<Row>;
  /** Made of the form's name, its fields and its attachment's bytes. */
  idempotencyKey: string;
  captchaKey: string | undefined;
  attachment: PreparedFile | undefined;
}

/** One form's submissions: received once and whole, listed, read, marked and erased. */
export class Inbox<Row extends Submission> {
  constructor(
    private readonly spec: FormSpec<Row>,
    private readonly tools: InboxTools,
  ) {}

  /**
   * Stores a submission with its attachment and the mail that it sends. The same contents again within an hour are the same submission.
   * @returns the id of its row
   * @throws AppError 'invalid' for the captcha, 'unsupported' for an attachment that is no PDF
   */
  async receive({ contents, solution, file }: Incoming<Row>): Promise<number> {
    const { captcha, ficheiros, mailer, transactions } = this.tools;
    const captchaKey = this.spec.captcha ? await captcha.verify(solution) : undefined;
    const attachment = file && (await ficheiros.preparePdf(file, 'documentos'));
    const idempotencyKey = idempotencyKeyOf(this.spec.list.resource, contents, file?.staged.sha256);
    const arrival = { contents, idempotencyKey, captchaKey, attachment };
    // two that race meet at the unique keys: the loser's unit runs again and finds the winner's row
    const commit = () => transactions.run((manager) => this.store(manager, arrival), ['busy', 'duplicate']);
    const { id, repeated } = await ficheiros.publish(attachment === undefined ? [] : [attachment], commit);
    mailer.wake();
    if (repeated && attachment !== undefined) await ficheiros.removeFromDisk('documentos', attachment.nome);
    return id;
  }

  list(query: RawListQuery): Promise<Page<Row>> {
    const repository = this.tools.dataSource.getRepository(this.spec.entity);
    return findPage(repository, this.spec.list, parseListQuery(query, this.spec.list));
  }

  /** @throws AppError 'notFound' */
  async getOrThrow(id: number): Promise<Row> {
    const row = await this.tools.dataSource.manager.findOneBy(this.spec.entity, { id } as FindOptionsWhere<Row>);
    if (row === null) throw new AppError('notFound', messages.notFound);
    return row;
  }

  /** Marks a submission read or unread. @throws AppError 'notFound' */
  async mark(id: number, lida: boolean): Promise<Row> {
    return this.tools.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.spec.entity, id);
      row.lida = lida;
      return manager.save(this.spec.entity, row);
    });
  }

  /** Erases a submission with its mail that is not out yet, and after it its attachment. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    const nome = await this.tools.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.spec.entity, id);
      const attached = this.spec.attachment && (row[this.spec.attachment] as string | null);
      await manager.delete(IdempotencyKey, { recordId: id, form: this.spec.list.resource });
      await this.tools.mailer.forget(manager, this.spec, id);
      await manager.remove(this.spec.entity, row);
      if (attached) await this.tools.ficheiros.forget(manager, attached);
      return attached;
    });
    if (nome) await this.tools.ficheiros.removeFromDisk('documentos', nome);
  }

  private async store(manager: EntityManager, arrival: Arrival<Row>): Promise<{ id: number; repeated: boolean }> {
    const { contents, idempotencyKey, captchaKey, attachment } = arrival;
    const now = new Date();
    const earlier = await manager.findOneBy(IdempotencyKey, { hash: idempotencyKey });
    if (earlier !== null && now.getTime() - earlier.createdAt.getTime() < REPEAT_WINDOW_MS) {
      return { id: earlier.recordId, repeated: true };
    }
    if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
    const attached = this.spec.attachment && { [this.spec.attachment]: attachment?.nome ?? null };
    const row = { ...contents, ...attached, createdAt: now, lida: false } as DeepPartial<Row>;
    const saved = await manager.save(this.spec.entity, manager.create(this.spec.entity, row));
    const { id } = saved;
    if (earlier !== null) await manager.delete(IdempotencyKey, { hash: idempotencyKey });
    await manager.insert(IdempotencyKey, {
      hash: idempotencyKey,
      form: this.spec.list.resource,
      recordId: id,
      createdAt: now,
    });
    if (attachment !== undefined) await this.tools.ficheiros.record(manager, attachment);
    await this.tools.mailer.write(manager, this.spec, saved);
    return { id, repeated: false };
  }
}

function idempotencyKeyOf(form: string, contents: object, fileHash: string | undefined): string {
  const fields = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([form, fields, fileHash ?? null]));
}
