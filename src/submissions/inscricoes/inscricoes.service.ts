import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { PRIVACY_VERSION } from '../shared/submission.js';
import { Submissions } from '../shared/submissions.service.js';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import type { InscricaoInputDto } from './inscricao.dto.js';
import { inscricoesList } from './inscricoes.list.js';
import { inscricoesMail } from './inscricoes.mail.js';
import { Inscricao } from './inscricao.entity.js';

/** Registrations of schools for the annual challenge. */
@Injectable()
export class InscricoesService {
  readonly inbox: Inbox<Inscricao>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: Inscricao,
      list: inscricoesList,
      mail: inscricoesMail,
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
