import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { Contacto } from './contacto.entity.js';
import { contactosList } from './contactos.list.js';
import { contactosMail } from './contactos.mail.js';
import type { ContactoInputDto } from './contacto.dto.js';

/** The contact form. */
@Injectable()
export class ContactosService {
  readonly inbox: Inbox<Contacto>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: Contacto,
      list: contactosList,
      mail: contactosMail,
      captcha: true,
      attachment: 'documento',
    });
  }

  /** @returns the id of the new row */
  receive(
    { recaptcha, privacidade: _consent, ...contents }: ContactoInputDto,
    documento: ReceivedFile | undefined,
  ): Promise<number> {
    const row = { ...contents, privacidadeVersao: PRIVACY_VERSION };
    return this.inbox.receive({ contents: row, solution: recaptcha, file: documento });
  }
}
