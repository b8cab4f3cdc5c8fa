import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '../../files/arriving/staging-engine.js';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { Submissions } from '../shared/submissions.service.js';
import type { OportunidadeInputDto } from './oportunidade.dto.js';
import { oportunidadesForm } from './oportunidades.form.js';

/** Proposals of partnerships, with which one may ask for the newsletter. */
@Injectable()
export class OportunidadesService {
  private readonly inbox = this.submissions.inbox(oportunidadesForm);

  constructor(
    private readonly submissions: Submissions,
    newsletter: NewsletterService,
  ) {
    this.inbox.afterwards = async (proposal, textos) => {
      const { nome = '', email = '' } = proposal;
      if (proposal.newsletter === true) await newsletter.subscribeProven({ nome, email, textos });
    };
  }

  /**
   * Who asks for the newsletter with a proposal is asked by mail to confirm, as on the newsletter's own form. Should
   * that fail, the proposal is kept, and the same form sent again asks again.
   * @returns the id of the new row
   */
  receive(body: OportunidadeInputDto, documento: ReceivedFile | undefined): Promise<number> {
    return this.inbox.receive(body, documento);
  }
}
