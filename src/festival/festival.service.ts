import { Injectable } from '@nestjs/common';
import type { Inbox } from '../common/submissions/inbox.js';
import { PRIVACY_VERSION } from '../common/submissions/submission.js';
import { Submissions } from '../common/submissions/submissions.service.js';
import type { ReceivedFile } from '../common/uploads/staging-engine.js';
import type { InscricaoInputDto } from './dto/inscricao-input.dto.js';
import { festivalList } from './festival.list.js';
import { festivalMail } from './festival.mail.js';
import { Inscricao } from './inscricao.entity.js';

/** Registrations of schools for the annual challenge. */
@Injectable()
export class FestivalService {
  readonly inbox: Inbox<Inscricao>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: Inscricao,
      list: festivalList,
      mail: festivalMail,
      captcha: true,
      attachment: 'cv',
    });
  }

  /** @returns the id of the new row */
  receive(
    { recaptcha, privacidade: _consent, captcha: _claim, ...contents }: InscricaoInputDto,
    cv: ReceivedFile | undefined,
  ): Promise<number> {
    return this.inbox.receive({
      contents: { ...contents, privacidadeVersao: PRIVACY_VERSION },
      solution: recaptcha,
      file: cv,
    });
  }
}
