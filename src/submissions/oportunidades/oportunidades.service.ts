import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import type { OportunidadeInputDto } from './oportunidade.dto.js';
import { Oportunidade } from './oportunidade.entity.js';
import { oportunidadesList } from './oportunidades.list.js';
import { oportunidadesMail } from './oportunidades.mail.js';

/** Proposals of partnerships. */
@Injectable()
export class OportunidadesService {
  readonly inbox: Inbox<Oportunidade>;

  constructor(
    submissions: Submissions,
    private readonly newsletter: NewsletterService,
  ) {
    this.inbox = submissions.inbox({
      entity: Oportunidade,
      list: oportunidadesList,
      mail: oportunidadesMail,
      captcha: true,
      attachment: 'documento',
    });
  }

  /**
   * Who asks for the newsletter with a proposal is asked by mail to confirm, as on the newsletter's own form. Should
   * that fail, the proposal is kept, and the same form sent again asks again.
   * @returns the id of the new row
   */
  async receive(
    { recaptcha, privacidade: _consent, ...contents }: OportunidadeInputDto,
    documento: ReceivedFile | undefined,
  ): Promise<number> {
    const row = { ...contents, newsletter: contents.newsletter ?? false, privacidadeVersao: PRIVACY_VERSION };
    const id = await this.inbox.receive({ contents: row, solution: recaptcha, file: documento });
    if (row.newsletter) await this.newsletter.subscribe({ nome: row.nome, email: row.email });
    return id;
  }
}
