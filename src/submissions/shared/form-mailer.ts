import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/config.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { ownFileIn } from '#platform/database/resource.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import type { MailMessage } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { type FormSpec, type Notice, sectionOf, type SenderReceipt, type Submission } from './submission.js';
import { referenceOf } from '../../../contract/references.js';

/** Like all that is the same for every form: in words that neither say 'tu' nor 'você'. */
const STRANGER =
  'Quem não preencheu nenhum formulário no nosso site pode ignorar esta mensagem: alguém se enganou no endereço.';

/** Writes what a submission sends: a notice to the association and a receipt to its sender. */
@Injectable()
export class FormMailer {
  constructor(
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Part of the submission's own transaction: both happen or neither. Call {@link wake} after the commit.
   * @param told `proven`: whether it cost the sender some work; else the address that it names is left alone. `answerBy`:
   * until when its sender is promised an answer
   */
  async write<Row extends Submission>(
    manager: EntityManager,
    spec: FormSpec<Row>,
    row: Row,
    { proven, answerBy }: { proven: boolean; answerBy: Date },
  ): Promise<void> {
    const about = `${spec.list.resource}:${row.id}`;
    const attached = ownFileIn(spec.entity, row) !== null;
    const { subject, replyTo, fields } = spec.mail.notice(row);
    const reference = referenceOf(spec.list.resource, row.id);
    const text = this.noticeText({ Referência: reference, ...fields }, attached, `${sectionOf(spec)}/${row.id}`);
    const notices = this.settings.mail.to.map((recipient, index): MailMessage => {
      const idempotencyKey = `${about}:notice:${index}`;
      return { idempotencyKey, kind: 'notice', recipient, subject, text, replyTo };
    });
    if (!proven) {
      await this.outbox.addAll(manager, notices);
      return;
    }
    const receipt = spec.mail.receipt(row);
    const toSender = this.receiptMail(manager, `${about}:receipt`, {
      ...receipt,
      text: [
        receipt.text,
        `Respondemos até ${dayWords(lisbonDay(answerBy))}.`,
        `A referência é ${reference}: serve para falarmos do que foi enviado, por e-mail ou por telefone.`,
      ].join('\n\n'),
    });
    await this.outbox.addAll(manager, [...notices, toSender]);
    const toGuardian = await spec.mail.guardian?.(row, manager, this.settings.siteUrl);
    if (toGuardian !== undefined)
      await this.outbox.add(manager, this.receiptMail(manager, `${about}:guardian`, toGuardian));
  }

  private receiptMail(manager: EntityManager, idempotencyKey: string, receipt: SenderReceipt): MailMessage {
    const { recipient, subject } = receipt;
    const confirmed = { addressHash: addressHash(recipient), confirmada: true };
    return {
      idempotencyKey,
      kind: 'receipt',
      recipient,
      subject,
      text: this.receiptText(receipt),
      isConfirmed: () => manager.existsBy(Subscritor, confirmed),
    };
  }

  wake(): void {
    this.outbox.wake();
  }

  private noticeText(fields: Notice['fields'], attached: boolean, place: string): string {
    const lines = Object.entries(fields)
      .filter(([, value]) => value !== null && value !== '')
      .map(([label, value]) => `${label}: ${indented(String(value))}`);
    return [
      'Chegou pelo site:',
      lines.join('\n'),
      ...(attached ? ['Traz um anexo, que pode ser aberto no painel.'] : []),
      `Ver no painel: ${this.settings.adminUrl}/dashboard/${place}`,
      'Ao responder a este e-mail, responde a quem preencheu o formulário.',
      '',
    ].join('\n\n');
  }

  private receiptText({ text, stranger = STRANGER }: SenderReceipt): string {
    return ['Olá!', text, stranger, `Um abraço da equipa da DFC Portugal\n${this.settings.siteUrl}`, ''].join('\n\n');
  }
}

/** So that a typed line can't be taken for another field. */
function indented(value: string): string {
  return value.replaceAll(/\r\n|\r|\n/g, '\n    ');
}
