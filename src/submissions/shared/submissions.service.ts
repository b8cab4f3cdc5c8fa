import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
  private readonly registered = new Map<string, new () => Submission>();

  constructor(
    dataSource: DataSource,
    transactions: Transactions,
    ficheiros: FicheirosService,
    captcha: Captcha,
    mailer: FormMailer,
  ) {
    this.tools = { dataSource, transactions, ficheiros, captcha, mailer };
  }

  inbox<Row extends Submission>(spec: FormSpec<Row>): Inbox<Row> {
    this.registered.set(spec.section ?? spec.list.resource, spec.entity);
    return new Inbox(spec, this.tools);
  }

  /** Every form's submissions, by the name of their section in the overview. */
  forms(): ReadonlyMap<string, new () => Submission> {
    return this.registered;
  }
}
