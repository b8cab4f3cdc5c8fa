import { Injectable } from '@nestjs/common';
import type { Inbox } from '../common/submissions/inbox.js';
import { PRIVACY_VERSION } from '../common/submissions/submission.js';
import { Submissions } from '../common/submissions/submissions.service.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import type { OportunidadeInputDto } from './dto/oportunidade-input.dto.js';
import { Oportunidade } from './oportunidade.entity.js';
import { oportunidadesList } from './oportunidades.list.js';
import { oportunidadesMail } from './oportunidades.mail.js';

/** Proposals of partnerships. */
@Injectable()
export class OportunidadesService {
  readonly inbox: Inbox<Oportunidade>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: Oportunidade,
      list: oportunidadesList,
      mail: oportunidadesMail,
      captcha: true,
      attachment: 'documento',
    });
  }

  /** @returns the id of the new row */
  receive(
    { recaptcha, privacidade: _consent, ...contents }: OportunidadeInputDto,
    documento: ReceivedFile | undefined,
  ): Promise<number> {
    const row = { ...contents, newsletter: contents.newsletter ?? false, privacidadeVersao: PRIVACY_VERSION };
    return this.inbox.receive({ contents: row, solution: recaptcha, file: documento });
  }
}
