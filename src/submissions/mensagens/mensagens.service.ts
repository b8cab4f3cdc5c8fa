import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { administers, User } from '#accounts/account/user.entity.js';
import { identity } from '#content/paginas/identity.js';
import { namesOfPeople } from '#content/shared/versions.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { addressHash, HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { forUpdate, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { ownFileIn } from '#platform/database/resource.js';
import { AppError } from '#platform/errors/app-error.js';
import { columnsOf, foundBy, type ListSpec, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { formResources, referenced, referenceOf } from '../../../contract/references.js';
import { type FormSpec, readSubmission, senderOf, type Submission } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { MensagemInputDto, RespostaInputDto } from './mensagem.dto.js';
import { isLate, lateConditions, Mensagem, Resposta, waits } from '../shared/mensagem.entity.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { Atividade } from '#accounts/atividade/atividade.entity.js';

/** Finds the messages that nobody has in hand: given to nobody, or to an account that is gone. */
const findUnassigned = (manager: EntityManager) => [
  manager.createQueryBuilder(Mensagem, 'message').where('message.responsavelId IS NULL'),
  manager
    .createQueryBuilder(Mensagem, 'message')
    .leftJoin(User, 'person', 'person.id = message.responsavelId')
    .where('message.responsavelId IS NOT NULL AND person.id IS NULL'),
];

export const mensagensList: ListSpec<Mensagem> = {
  resource: 'mensagens',
  columns: columnsOf({
    recebida: 'moment',
    responderAte: 'moment',
    formulario: { kind: 'code', thenBy: 'recebida' },
    estado: { kind: 'code', thenBy: 'recebida', named: { porResponder: [waits] } },
    responsavelId: { kind: 'number', thenBy: 'recebida', named: { ninguem: foundBy(findUnassigned)() } },
  }),
  defaultOrder: [{ property: 'recebida', direction: 'DESC' }],
  listed: [
    'id',
    'formulario',
    'registo',
    'recebida',
    'responderAte',
    'estado',
    'responsavelId',
    'respondidaEm',
    'versao',
  ],
  searchable: true,
  named: referenced,
  marks: { atrasada: lateConditions },
  wordsOf: { resource: 'formulario', record: 'registo', resources: formResources },
};

const OTHERS_SHOWN = 20;
const NO_ADDRESS = 'Não se consegue escrever para este endereço. Nada foi enviado.';
const NOBODY = 'A conta escolhida não existe ou não pode ler mensagens.';

/** Lists the submissions of every form together, and lets administrators assign, note and answer them. */
@Injectable()
export class MensagensService {
  private readonly records = new RecordReader(this.transactions.manager.getRepository(Mensagem), mensagensList);

  constructor(
    private readonly submissions: Submissions,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async list(query: RawListQuery): Promise<Page<ListedMessage>> {
    const { rows, ...page } = await this.records.list(query);
    return { ...page, rows: await this.toListed(this.transactions.manager, rows) };
  }

  /** @throws AppError 'notFound' */
  async get(id: number) {
    return this.read(this.transactions.manager, await this.records.getOrThrow(id));
  }

  /** @throws AppError 'notFound'; 'conflict' for a stale version; 'invalid' for an account that cannot read it */
  async update(id: number, { estado, responsavelId = null, nota = null, versao }: MensagemInputDto) {
    return this.transactions.run(async (manager) => {
      const row = await this.lock(manager, id, versao);
      // whoever has it keeps it, also once the account is switched off
      const isAnother = responsavelId !== null && responsavelId !== row.responsavelId;
      if (isAnother) {
        const colleague = await manager.findOneBy(User, { id: responsavelId });
        if (colleague === null || !administers(colleague)) throw AppError.at('responsavelId', NOBODY);
      }
      Object.assign(row, { estado, responsavelId, nota, versao: versao + 1 });
      const saved = await manager.save(row);
      await this.markRead(manager, row, estado !== 'porLer');
      return this.read(manager, saved);
    });
  }

  /**
   * Writes to whoever sent it, at the address that its form says; what they write back goes to the association. Without
   * a mail server the answer is only kept, and says so for good.
   * @throws AppError 'notFound'; 'conflict' for a stale version; 'invalid' where no mail can go to the address
   */
  async answer(id: number, { assunto, texto, versao }: RespostaInputDto, userId: number) {
    return this.transactions.run(async (manager) => {
      const row = await this.lock(manager, id, versao);
      const form = this.formOf(row);
      const submission = await lockOrThrow(manager, form.entity, row.registo);
      const now = new Date();
      const semCorreio = this.settings.mail.smtpUrl === undefined;
      const answer = { mensagemId: id, autorId: userId, assunto, texto, semCorreio, createdAt: now };
      const { id: respostaId } = await manager.save(manager.create(Resposta, answer));
      const { email: recipient } = senderOf(form, submission);
      // the association's address as it says it on the site, and nobody's own
      const { email: replyTo } = await identity(manager);
      const idempotencyKey = answerKey(row, respostaId);
      const message = { idempotencyKey, kind: 'answer', recipient, subject: assunto, text: texto, replyTo } as const;
      if (!(await this.outbox.add(manager, message))) throw new AppError('invalid', NO_ADDRESS);
      const changed = {
        estado: 'respondida',
        respondidaEm: row.respondidaEm ?? now,
        responsavelId: row.responsavelId ?? userId,
        versao: row.versao + 1,
      } as const;
      const saved = await manager.save(Mensagem, Object.assign(row, changed));
      await this.markRead(manager, row, true);
      return this.read(manager, saved);
    });
  }

  private async lock(manager: EntityManager, id: number, versao: number): Promise<Mensagem> {
    const row = await lockOrThrow(manager, Mensagem, id);
    if (row.versao !== versao) throw await staleMessageError(manager, id);
    return row;
  }

  /** The form's own list says it too. */
  private async markRead(manager: EntityManager, row: Mensagem, lida: boolean): Promise<void> {
    const { entity } = this.formOf(row);
    const submission = await lockOrThrow(manager, entity, row.registo);
    await manager.save(entity, Object.assign(submission, { lida }));
  }

  private formOf({ formulario }: Pick<Mensagem, 'formulario'>): FormSpec<Submission> {
    return this.submissions.inboxNamed(formulario).form;
  }

  private async read(manager: EntityManager, row: Mensagem) {
    const form = this.formOf(row);
    const submission = await manager.findOneByOrFail(form.entity, { id: row.registo });
    const [listed] = await this.toListed(manager, [row]);
    if (listed === undefined) throw new AppError('notFound');
    const hash = addressHash(listed.email);
    return Object.assign(listed, readSubmission(form, submission), {
      documento: ownFileIn(form.entity, submission),
      respostas: await this.findAnswers(manager, row),
      outras: await this.findOthers(manager, row, hash),
      subscreve: await manager.existsBy(Subscritor, { addressHash: hash, confirmada: true }),
    });
  }

  private async toListed(manager: EntityManager, rows: readonly Mensagem[]) {
    const names = await namesOfPeople(manager, rows, 'responsavelId');
    const now = new Date();
    return (await this.submissions.findOf(manager, rows)).map(({ row, form, submission }) =>
      Object.assign(row, {
        referencia: referenceOf(row.formulario, row.registo),
        atrasada: isLate(row, now),
        nome: String(Object.values(form.mail.notice(submission).fields)[0] ?? ''),
        email: senderOf(form, submission).email,
        assunto: form.subject(submission),
        responsavel: personOf(names, row.responsavelId),
      }),
    );
  }

  private async findAnswers(manager: EntityManager, row: Mensagem) {
    const rows = await manager.find(Resposta, { where: { mensagemId: row.id }, order: { id: 'ASC' } });
    const names = await namesOfPeople(manager, rows, 'autorId');
    const keys = rows.map(({ id }) => answerKey(row, id));
    const mail = await manager.find(OutgoingMail, {
      select: { idempotencyKey: true, state: true },
      where: { idempotencyKey: In(keys) },
    });
    const states = new Map(mail.map(({ idempotencyKey, state }) => [idempotencyKey, state]));
    return rows.map((answer) =>
      Object.assign(answer, {
        autor: personOf(names, answer.autorId),
        // what is out for long is on no record any more
        envio: answer.semCorreio ? ('stored' as const) : (states.get(answerKey(row, answer.id)) ?? 'sent'),
      }),
    );
  }

  /** Finds the newest of the other submissions that are held under an address. */
  private async findOthers(manager: EntityManager, row: Mensagem, hash: string): Promise<ListedMessage[]> {
    const held = await manager.findBy(HeldAddress, { addressHash: hash, resource: In(formResources) });
    const where = held.map(({ resource, recordId }) => ({ formulario: resource, registo: recordId, id: Not(row.id) }));
    if (where.length === 0) return [];
    const order = { recebida: 'DESC', id: 'DESC' } as const;
    return this.toListed(manager, await manager.find(Mensagem, { where, order, take: OTHERS_SHOWN }));
  }
}

/** A message of the inbox, with what its submission says and who sees to it. */
export type ListedMessage = Awaited<ReturnType<MensagensService['toListed']>>[number];

/** Begins as all mail about a submission does, so that it goes with it. */
const answerKey = ({ formulario, registo }: Mensagem, resposta: number) =>
  `${formulario}:${registo}:answer:${resposta}`;

/** The account of a number among those named; null of one that is gone. */
function personOf(names: ReadonlyMap<number | null, string>, id: number | null) {
  const nome = names.get(id);
  return id === null || nome === undefined ? null : { id, nome };
}

/** The refusal of what was decided on an earlier version: who has changed the message since and when, as the trail tells it. */
async function staleMessageError(manager: EntityManager, id: number): Promise<AppError> {
  // locked: what others have committed since this unit of work began is seen too
  const last = await manager.findOne(Atividade, {
    where: { secao: 'mensagens', registo: String(id), verbo: In(['alterou', 'criou']), resultado: 'ok' },
    order: { id: 'DESC' },
    ...forUpdate,
  });
  if (!last?.quem) return new AppError('conflict');
  const when = lisbonWords(last.quando);
  return new AppError('conflict', `Esta mensagem foi alterada por ${last.quem} a ${when}, depois de a ter aberto.`);
}
