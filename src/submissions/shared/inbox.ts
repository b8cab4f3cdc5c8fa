import { Injectable } from '@nestjs/common';
import { type DeepPartial, type EntityManager, In } from 'typeorm';
import { AltchaCaptcha, Captcha, spendCaptcha } from '#captcha/captcha.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { afterCommit, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { FicheirosService, type PreparedFile } from '#files/ficheiros/ficheiros.service.js';
import { AppError } from '#platform/errors/app-error.js';
import { identity } from '#content/paginas/identity.js';
import { filled } from '../../../contract/texts/association.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { ownFileOf } from '#platform/database/resource.js';
import { insertRows } from '#platform/database/insert-rows.js';
import type { ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { Eraser } from '#erasing/eraser.service.js';
import { ConsentLedger } from '../consentimentos/consent-ledger.js';
import { moveHold } from '#erasing/holds.js';
import { AnswerPromise } from './answer-promise.js';
import { type Doubt, doubtOf, type FormExtras, isSentToMany, textHash, withoutExtras } from './doubt.js';
import { writeFormMail } from './form-mailer.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { insertSubmission, rowOf, setAside } from './submission-rows.js';
import { Mensagem, Resposta } from './mensagem.entity.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { Suspeita } from './suspeita.entity.js';
import { PRIVACY_VERSION } from '../requests/form-fields.js';
import { type FormSpec, panelResourceOf, senderOf, type Submission } from './submission.js';

/** The same contents within this time are the same submission (docs/decisions/0006). */
const REPEAT_WINDOW_MS = HOUR_MS;

@Injectable()
export class InboxTools {
  constructor(
    readonly transactions: Transactions,
    readonly ficheiros: FicheirosService,
    readonly captcha: Captcha,
    readonly proofOfWork: AltchaCaptcha,
    readonly outbox: Outbox,
    readonly eraser: Eraser,
    readonly ledger: ConsentLedger,
    readonly promise: AnswerPromise,
    readonly newsletter: NewsletterService,
    readonly settings: Settings,
  ) {}
}

interface Arrival {
  contents: object;
  /** Made of the form's name, its fields and its attachment's bytes. */
  idempotencyKey: string;
  captchaKey: string | undefined;
  attachment: PreparedFile | undefined;
  doubt: Doubt | undefined;
  textos: string | undefined;
  /** Whether the privacy policy's box was ticked; undefined where there is none. */
  accepted: boolean | undefined;
  /** How long its sender waits for an answer at most, in milliseconds, and how we are reached meanwhile. */
  promised: { wait: number; closing: string };
}

interface Outcome {
  id: number;
  taken: boolean;
}

/** One form's submissions: received once and whole, listed, read, marked and erased. */
export class Inbox<Row extends Submission, Input = never> extends RecordReader<Row> {
  constructor(
    readonly form: FormSpec<Row, Input>,
    private readonly tools: InboxTools,
    private readonly otherForms: () => readonly string[],
  ) {
    super(tools.transactions.manager.getRepository(form.entity), form.list);
    const { resource } = form.list;
    tools.eraser.register<Row>({
      panelResource: form.panelResource,
      entity: form.entity,
      since: 'createdAt',
      address: (row) => senderOf(form, row).email,
      retention: { rule: 'submissions', from: 'createdAt' },
      alongside: async (manager, rows) => {
        const ids = idsOf(rows);
        await manager.delete(IdempotencyKey, { form: resource, recordId: In(ids) });
        await tools.ledger.forget(manager, resource, ids);
        await endThreads(manager, resource, ids);
        await form.alongside?.(manager, ids);
      },
    });
  }

  /**
   * Stores a submission with its attachment and the mail that it sends. The same contents again within an hour are the
   * same submission. One that looks like a machine's is set aside and sends nothing, and its sender is answered alike.
   * @returns the id of its row
   * @throws AppError 'conflict' while the form is closed, 'invalid' for what our own form has to bring, and for the
   * captcha, 'unsupported' for an attachment that is no PDF
   */
  async receive(input: Input, file?: ReceivedFile): Promise<number> {
    const { ficheiros, newsletter, promise, settings, transactions } = this.tools;
    const signs = input as Input & FormExtras;
    const contents = this.contentsOf(signs);
    const idempotencyKey = idempotencyKeyOf(this.form.list.resource, contents, file?.staged.sha256);
    const known = await this.requireOpen(idempotencyKey);
    if (known !== undefined) return known;
    const doubt = doubtOf(signs, settings.formReadingMs);
    const textos = signs.textos ?? undefined;
    if (textos !== undefined) await this.requireFormRules(input);
    const accepted = this.form.acceptance?.(input) ?? signs.privacidade;
    const captchaKey = await this.verify(signs);
    const attachment = file && (await ficheiros.preparePdf(file, 'documentos', ownFileOf(this.form.entity)));
    const promised = await promise.find(panelResourceOf(this.form));
    const arrival = { contents, idempotencyKey, captchaKey, attachment, doubt, textos, accepted, promised };
    // Few are sent twice: only a unit that has met a unique key looks for the submission that came before.
    let isFirst = true;
    const commit = () =>
      transactions.runInserting(async (manager) => {
        const earlier = isFirst ? undefined : await this.findEarlier(manager, arrival);
        isFirst = false;
        if (earlier === undefined) return this.store(manager, arrival);
        if (attachment !== undefined)
          afterCommit(manager, () => ficheiros.removeFromDisk('documentos', attachment.nome));
        return earlier;
      });
    const { id, taken } = await ficheiros.publish(attachment === undefined ? [] : [attachment], commit);
    if (taken) await newsletter.askIfTicked(contents, textos);
    return id;
  }

  /** Puts a doubtful submission among the others, and sends what was held back. @throws AppError 'notFound' */
  async putBack(doubtful: Suspeita): Promise<void> {
    const { ledger, newsletter, promise, transactions } = this.tools;
    const { resource } = this.form.list;
    const promised = await promise.find(panelResourceOf(this.form));
    const row = await transactions.run(async (manager) => {
      const { provada } = await lockOrThrow(manager, Suspeita, doubtful.id);
      const saved = await manager.save(this.form.entity, rowOf(this.form, manager, doubtful));
      await this.beginThread(manager, saved, { proven: provada, ...promised, now: new Date() });
      if (!(await ledger.hasEntry(manager, resource, saved.id))) await ledger.markPending(manager, resource, saved.id);
      const { id } = doubtful;
      await manager.remove(Suspeita, doubtful);
      await moveHold(manager, { resource: 'suspeitas', id }, { resource, id: saved.id });
      return saved;
    });
    await newsletter.askIfTicked(row, undefined);
  }

  /** @throws AppError 'notFound' */
  async mark(id: number, lida: boolean): Promise<Row> {
    return this.tools.transactions.run(async (manager) => {
      const row = await lockOrThrow(manager, this.form.entity, id);
      row.lida = lida;
      const thread = { formulario: this.form.list.resource, registo: id };
      // what was answered or done stays so when it is read again
      if (lida) await manager.update(Mensagem, { ...thread, estado: 'porLer' }, { estado: 'aberta' });
      else await manager.update(Mensagem, thread, { estado: 'porLer' });
      return manager.save(this.form.entity, row);
    });
  }

  /** Erases a submission whole: its attachment, words and mail go with it. @throws AppError 'notFound' */
  remove(id: number): Promise<void> {
    return this.tools.eraser.eraseOne(this.form.list.resource, id, 'painel');
  }

  /** Returns what is kept of a submission: of its consent, the version of the policy that it was given to. */
  private contentsOf(input: Input & FormExtras): object {
    const asked = withoutExtras<Input>(input);
    const contents: object = this.form.contents?.(asked) ?? (asked as object);
    return input.privacidade === true ? { ...contents, privacidadeVersao: PRIVACY_VERSION } : contents;
  }

  /** @returns the id of the same submission while the form is closed, where it came in time @throws AppError 'conflict' */
  private async requireOpen(idempotencyKey: string): Promise<number | undefined> {
    const { transactions } = this.tools;
    const closed = await this.form.closed?.(transactions.manager);
    if (closed === undefined) return undefined;
    const earlier = await transactions.run((manager) => this.findEarlier(manager, { idempotencyKey }));
    if (earlier === undefined) throw new AppError('conflict', closed);
    return earlier.id;
  }

  /** @throws AppError 'invalid' */
  private async requireFormRules(input: Input): Promise<void> {
    const refused = Object.entries(this.form.refusal?.(input) ?? {});
    if (refused.length === 0) return;
    const who = await identity(this.tools.transactions.manager);
    throw AppError.inFields(Object.fromEntries(refused.map(([field, sentence]) => [field, filled(sentence, who)])));
  }

  /** @returns what names the solution of the captcha or of the proof of work; nothing where the form lets it be left out */
  private async verify({ recaptcha }: FormExtras): Promise<string | undefined> {
    const { captcha, proofOfWork } = this.tools;
    if (this.form.asks !== 'proof') return captcha.verify(recaptcha);
    return recaptcha === undefined ? undefined : proofOfWork.verify(recaptcha);
  }

  /** Finds the submission with the same contents of the last hour; an older one's key is given up. */
  private async findEarlier(
    manager: EntityManager,
    { idempotencyKey }: Pick<Arrival, 'idempotencyKey'>,
  ): Promise<Outcome | undefined> {
    const earlier = await manager.findOneBy(IdempotencyKey, { hash: idempotencyKey });
    if (earlier === null) return undefined;
    const { recordId: id, createdAt } = earlier;
    if (Date.now() - createdAt.getTime() < REPEAT_WINDOW_MS) {
      const aside = { formulario: this.form.list.resource, registo: id };
      return { id, taken: !(await manager.existsBy(Suspeita, aside)) };
    }
    await manager.delete(IdempotencyKey, { hash: idempotencyKey });
    return undefined;
  }

  private async store(manager: EntityManager, arrival: Arrival): Promise<Outcome> {
    const { form, tools } = this;
    const { contents, idempotencyKey, captchaKey, attachment } = arrival;
    const now = new Date();
    const ownFile = ownFileOf(form.entity);
    const attached = ownFile && { [ownFile]: attachment?.nome ?? null };
    const row = { ...contents, ...attached, createdAt: now, lida: false } as DeepPartial<Row>;
    const saved = await insertSubmission(manager, form.entity, manager.create(form.entity, row));
    const { id } = saved;
    const hash = textHash(saved[form.text] as string);
    const key = { hash: idempotencyKey, form: form.list.resource, recordId: id, textHash: hash, createdAt: now };
    await insertRows(manager, IdempotencyKey, [key]);
    // After the key of its contents: who sends the same twice is answered as before, not that the captcha was used.
    if (captchaKey !== undefined) await spendCaptcha(manager, captchaKey, now);
    const toMany = hash !== null && (await isSentToMany(manager, this.otherForms(), hash, now));
    const motivo = arrival.doubt ?? (toMany ? 'repetida' : undefined);
    if (attachment !== undefined) await tools.ficheiros.record(manager, attachment);
    const provada = captchaKey !== undefined;
    const { textos, accepted } = arrival;
    const of = { formulario: form.list.resource, registo: id, email: senderOf(form, saved).email };
    const onRecord = await tools.ledger.addSubmission(manager, { ...of, textos, accepted });
    if (!onRecord && motivo === undefined) await tools.ledger.markPending(manager, of.formulario, id);
    if (motivo !== undefined) await setAside(manager, form, saved, { contents, motivo, provada });
    else await this.beginThread(manager, saved, { proven: provada, ...arrival.promised, now });
    return { id, taken: motivo === undefined };
  }

  /** Begins the thread of a submission that is among the others, and writes what it sends. */
  private async beginThread(
    manager: EntityManager,
    row: Row,
    { proven, wait, closing, now }: { proven: boolean; now: Date } & Arrival['promised'],
  ): Promise<void> {
    const { id: registo, createdAt: recebida } = row;
    const answerBy = new Date(now.getTime() + wait);
    const thread = { formulario: this.form.list.resource, registo, recebida, responderAte: answerBy, versao: 1 };
    await insertRows(manager, Mensagem, [{ ...thread, estado: 'porLer' }]);
    const more = await this.form.within?.(manager, row, this.tools.settings.siteUrl);
    await writeFormMail(manager, this.tools, this.form, row, { proven, answerBy, closing, more });
  }
}

/** Notes and answers go with their submissions: they are of the person too. */
async function endThreads(manager: EntityManager, resource: string, registos: readonly number[]): Promise<void> {
  const where = { formulario: resource, registo: In(registos) };
  const threads = await manager.find(Mensagem, { select: { id: true }, where });
  const mensagemId = In(threads.map(({ id }) => id));
  await manager.delete(Resposta, { mensagemId });
  await manager.delete(Mensagem, { id: mensagemId });
}

function idempotencyKeyOf(resource: string, contents: object, fileHash: string | undefined): string {
  const fields = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([resource, fields, fileHash ?? null]));
}
