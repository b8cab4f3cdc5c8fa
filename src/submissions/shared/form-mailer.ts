import type { EntityManager } from 'typeorm';
import type { Settings } from '#platform/config/config.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { ownFileIn } from '#platform/database/resource.js';
import { dayWords, lisbonDay, lisbonWords } from '#platform/dates/lisbon-day.js';
import type { MailMessage } from '#mail/mail-message.js';
import type { Outbox } from '#mail/outbox.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { type FormSpec, type Notice, sectionOf, senderOf, type SenderReceipt, type Submission } from './submission.js';
import { referenceOf } from '../../../contract/references.js';
import { nextSteps, nextStepsTitle, referenceUse } from '../../../contract/texts/next-steps.js';

/** Like all that is the same for every form: in words that neither say 'tu' nor 'você'. */
const STRANGER =
  'Quem não preencheu nenhum formulário no nosso site pode ignorar esta mensagem: alguém se enganou no endereço.';

/** The rest of the copy is read where the address is known to be its reader's: nobody sends their own words by a receipt. */
const REST =
  'Por segurança, este e-mail não repete o resto do que foi escrito. Para rever tudo, é só pedir em «Os meus dados»:';

/** The words that a name is made of; those with a dot are titles, as in 'Dr.ª Inês'. */
const NAME_WORD = /^[\p{L}\p{M}'’-]{1,20}(?:\.ª?)?$/u;

/** The facts that the mail of a submission tells beside it. */
interface MailFacts {
  /** Whether it cost the sender some work; else the address that it names is left alone (docs/decisions/0024). */
  proven: boolean;
  /** Until when its sender is promised an answer. */
  answerBy: Date;
  /** The last lines of its receipt. */
  closing: string;
  /** The other things that the receipt says. */
  more?: string | undefined;
}

/**
 * Writes what a submission sends: a notice to the association and a receipt to its sender. Part of the submission's own
 * transaction: both happen or neither.
 */
export async function writeFormMail<Row extends Submission, Input>(
  manager: EntityManager,
  { outbox, settings }: { outbox: Outbox; settings: Settings },
  spec: FormSpec<Row, Input>,
  row: Row,
  { proven, answerBy, closing, more }: MailFacts,
): Promise<void> {
  const about = `${spec.list.resource}:${row.id}`;
  const attached = ownFileIn(spec.entity, row) !== null;
  const { subject, fields } = spec.mail.notice(row);
  const sender = senderOf(spec, row);
  const reference = referenceOf(spec.list.resource, row.id);
  const page = `${settings.adminUrl}/dashboard/${sectionOf(spec)}/${row.id}`;
  const text = noticeText({ Referência: reference, ...fields }, attached, page);
  const notices = settings.mail.to.map((recipient, index): MailMessage => {
    const idempotencyKey = `${about}:notice:${index}`;
    return { idempotencyKey, kind: 'notice', recipient, subject, text, replyTo: sender.email };
  });
  if (!proven) {
    await outbox.addAll(manager, notices);
    return;
  }
  const { receipt, chosen } = spec.mail;
  const facts = {
    Referência: `${reference}. ${referenceUse}`,
    Enviado: lisbonWords(row.createdAt),
    Resposta: `até ${dayWords(lisbonDay(answerBy))}`,
    ...chosen?.(row),
    ...(attached && { Documento: 'um PDF, que não vem neste e-mail' }),
  };
  const steps = nextSteps[spec.list.resource as keyof typeof nextSteps].map((step, index) => `${index + 1}. ${step}`);
  const toSender = receiptMail(manager, `${about}:receipt`, closing, {
    recipient: sender.email,
    name: sender.nome,
    subject: receipt.subject,
    text: [
      receipt.text,
      linesOf(facts).join('\n'),
      ...(more === undefined ? [] : [more]),
      [nextStepsTitle, ...steps].join('\n'),
      `${REST}\n${settings.siteUrl}/os-meus-dados`,
    ].join('\n\n'),
  });
  await outbox.addAll(manager, [...notices, toSender]);
  const toGuardian = await spec.mail.guardian?.(row, manager, settings.siteUrl);
  if (toGuardian !== undefined)
    await outbox.add(manager, receiptMail(manager, `${about}:guardian`, closing, toGuardian));
}

function receiptMail(
  manager: EntityManager,
  idempotencyKey: string,
  closing: string,
  { recipient, name = '', subject, text, stranger = STRANGER }: SenderReceipt,
): MailMessage {
  const confirmed = { addressHash: addressHash(recipient), confirmada: true };
  return {
    idempotencyKey,
    kind: 'receipt',
    recipient,
    subject,
    text: [greetingOf(name), text, stranger, closing].join('\n\n'),
    isConfirmed: () => manager.existsBy(Subscritor, confirmed),
  };
}

function noticeText(fields: Notice['fields'], attached: boolean, page: string): string {
  return [
    'Chegou pelo site:',
    linesOf(fields).join('\n'),
    ...(attached ? ['Traz um anexo, que pode abrir no painel.'] : []),
    `Ver no painel: ${page}`,
    'Ao responder a este e-mail, responde a quem preencheu o formulário.',
    '',
  ].join('\n\n');
}

function linesOf(fields: Notice['fields']): string[] {
  return (
    Object.entries(fields)
      .filter(([, value]) => value !== null && value !== '')
      // indented, so that a typed line can't be taken for another field
      .map(([label, value]) => `${label}: ${String(value).replaceAll(/\r\n|\r|\n/g, '\n    ')}`)
  );
}

/** Greets by the first word of a name, for with one word nobody says anything; by none where a text is more than a name. */
function greetingOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.every((word) => NAME_WORD.test(word)) ? words.find((word) => !word.includes('.')) : undefined;
  return first === undefined ? 'Olá!' : `Olá, ${first}!`;
}
