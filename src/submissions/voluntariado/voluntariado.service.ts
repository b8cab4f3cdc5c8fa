import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { Candidatura } from './candidatura.entity.js';
import type { CandidaturaInputDto } from './candidatura.dto.js';
import { voluntariadoList } from './voluntariado.list.js';
import { voluntariadoMail } from './voluntariado.mail.js';

/** Applications of volunteers, with their CV. */
@Injectable()
export class VoluntariadoService {
  readonly inbox: Inbox<Candidatura>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: Candidatura,
      list: voluntariadoList,
      mail: voluntariadoMail,
      captcha: true,
      attachment: 'cv',
    });
  }

  /** @returns the id of the new row */
  receive(
    { recaptcha, acceptPolicy, ...contents }: CandidaturaInputDto,
    cv: ReceivedFile | undefined,
  ): Promise<number> {
    const privacidadeVersao = acceptPolicy === true ? PRIVACY_VERSION : null;
    return this.inbox.receive({
      contents: { ...contents, telefone: contents.telefone ?? null, privacidadeVersao },
      solution: recaptcha,
      file: cv,
    });
  }
}
