import type { DataSource, DeepPartial, EntityManager } from 'typeorm';
import type { AltchaCaptcha } from '../../captcha/altcha.captcha.js';
import type { Captcha } from '../../captcha/captcha.js';
import { spendCaptcha } from '../../captcha/spend-captcha.js';
import type { Transactions } from '../../platform/database/transactions.js';
import type { FicheirosService, PreparedFile } from '../../files/ficheiros/ficheiros.service.js';
import { RecordReader } from '../../platform/lists/record-reader.js';
import { HOUR_MS } from '../../platform/dates/durations.js';
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
  proofOfWork: AltchaCaptcha;
  mailer: FormMailer;
}

interface Arrival<Row> {
  contents: DeepPartial<Row>;
  /** Made of the form's name, its fields and its attachment's bytes. */
  idempotencyKey: string;
  captchaKey: string | undefined;
  attachment: PreparedFile | undefined;
}

/** One form's submissions: received once and whole, listed, read, marked and erased. */
export class Inbox<Row extends Submission, Input = never> extends RecordReader<Row> {
  constructor(
    private readonly form: FormSpec<Row, Input>,
    private readonly tools: InboxTools,
  ) {
    super(tools.dataSource.getRepository(form.entity), form.list);
  }

  /**
   * Stores a submission with its attachment and the mail that it sends. The same contents again within an hour are the same submission.
   * @returns the id of its row
   * @throws AppError 'invalid' for the captcha, 'unsupported' for an attachment that is no PDF
   */
  async receive(input: Input, file?: ReceivedFile): Promise<number> {
    const { ficheiros, mailer, transactions } = this.tools;
    const contents = this.form.contents(input);
    const captchaKey = await this.verify(input);
    const attachment = file && (await ficheiros.preparePdf(file, 'documentos'));
    const idempotencyKey = idempotencyKeyOf(this.form.list.resource, contents, file?.staged.sha256);
    const arrival = { contents, idempotencyKey, captchaKey, attachment };
    // two that race meet at the unique keys: the loser's unit runs again and finds the winner's row
    const commit = () => transactions.run((manager) => this.store(manager, arrival), ['busy', 'duplicate']);
    const { id, repeated } = await ficheiros.publish(attachment === undefined ? [] : [attachment], commit);
    mailer.wake();
    if (repeated && attachment !== undefined) await ficheiros.removeFromDisk('documentos', attachment.nome);
    return id;
  }

  /** Marks a submission read or unread. @throws AppError 'notFound' */
  async mark(id: number, lida: boolean): Promise<Row> {
    return this.tools.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.form.entity, id);
      row.lida = lida;
      return manager.save(this.form.entity, row);
    });
  }

  /** Erases a submission with its mail that is not out yet, and after it its attachment. @throws AppError 'notFound' */
  async remove(id: number): Promise<void> {
    const nome = await this.tools.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.form.entity, id);
      const attached = this.form.attachment && (row[this.form.attachment] as string | null);
      await manager.delete(IdempotencyKey, { recordId: id, form: this.form.list.resource });
      await this.tools.mailer.forget(manager, this.form, id);
      await manager.remove(this.form.entity, row);
      if (attached) await this.tools.ficheiros.forget(manager, attached);
      return attached;
    });
    if (nome) await this.tools.ficheiros.removeFromDisk('documentos', nome);
  }

  /** @returns what names the solution of the captcha or of the proof of work; nothing where the form lets it be left out */
  private async verify(input: Input): Promise<string | undefined> {
    const { form, tools } = this;
    if (form.captcha !== undefined) return tools.captcha.verify(input[form.captcha] as string | undefined);
    const proof = form.proof && (input[form.proof] as string | undefined);
    return proof === undefined ? undefined : tools.proofOfWork.verify(proof);
  }

  private async store(manager: EntityManager, arrival: Arrival<Row>): Promise<{ id: number; repeated: boolean }> {
    const { contents, idempotencyKey, captchaKey, attachment } = arrival;
    const now = new Date();
    const earlier = await manager.findOneBy(IdempotencyKey, { hash: idempotencyKey });
    if (earlier !== null && now.getTime() - earlier.createdAt.getTime() < REPEAT_WINDOW_MS) {
      return { id: earlier.recordId, repeated: true };
    }
    if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
    const attached = this.form.attachment && { [this.form.attachment]: attachment?.nome ?? null };
    const row = { ...contents, ...attached, createdAt: now, lida: false } as DeepPartial<Row>;
    const saved = await manager.save(this.form.entity, manager.create(this.form.entity, row));
    const { id } = saved;
    if (earlier !== null) await manager.delete(IdempotencyKey, { hash: idempotencyKey });
    await manager.insert(IdempotencyKey, {
      hash: idempotencyKey,
      form: this.form.list.resource,
      recordId: id,
      createdAt: now,
    });
    if (attachment !== undefined) await this.tools.ficheiros.record(manager, attachment);
    await this.tools.mailer.write(manager, this.form, saved, captchaKey !== undefined);
    return { id, repeated: false };
  }
}

function idempotencyKeyOf(form: string, contents: object, fileHash: string | undefined): string {
  const fields = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([form, fields, fileHash ?? null]));
}
