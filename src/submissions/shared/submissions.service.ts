import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AltchaCaptcha } from '../../captcha/altcha.captcha.js';
import { Captcha } from '../../captcha/captcha.js';
import { Transactions } from '../../platform/database/transactions.js';
import { FicheirosService } from '../../files/ficheiros/ficheiros.service.js';
import { FormMailer } from './form-mailer.js';
import { Inbox, type InboxTools } from './inbox.js';
import type { FormSpec, Submission } from './submission.js';

/** Makes each form's inbox, and so knows every form. */
@Injectable()
export class Submissions {
  private readonly tools: InboxTools;
  private readonly inboxes = new Map<object, unknown>();
  private readonly registered = new Map<string, new () => Submission>();

  constructor(
    dataSource: DataSource,
    transactions: Transactions,
    ficheiros: FicheirosService,
    captcha: Captcha,
    proofOfWork: AltchaCaptcha,
    mailer: FormMailer,
  ) {
    this.tools = { dataSource, transactions, ficheiros, captcha, proofOfWork, mailer };
  }

  /** @returns the form's one inbox */
  inbox<Row extends Submission, Input>(form: FormSpec<Row, Input>): Inbox<Row, Input> {
    const known = this.inboxes.get(form) as Inbox<Row, Input> | undefined;
    if (known !== undefined) return known;
    const made = new Inbox(form, this.tools);
    this.inboxes.set(form, made);
    this.registered.set(form.section ?? form.list.resource, form.entity);
    return made;
  }

  /** Every form's submissions, by the name of their section in the overview. */
  forms(): ReadonlyMap<string, new () => Submission> {
    return this.registered;
  }
}
