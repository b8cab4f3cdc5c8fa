import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { Contacto } from './contacto.entity.js';
import { contactosList } from './contactos.list.js';
import { contactosMail } from './contactos.mail.js';
import type { ContactoInputDto } from './dto/contacto-input.dto.js';

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
    { assunto, email, nome, descricao, recaptcha }: ContactoInputDto,
    documento: ReceivedFile | undefined,
  ): Promise<number> {
    const contents = { assunto, email, nome, descricao, privacidadeVersao: PRIVACY_VERSION };
    return this.inbox.receive({ contents, solution: recaptcha, file: documento });
  }
}
