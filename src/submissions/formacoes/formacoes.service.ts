import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { Submissions } from '../shared/submissions.service.js';
import type { PedidoFormacaoInputDto } from './pedido-formacao.dto.js';
import { formacoesList } from './formacoes.list.js';
import { formacoesMail } from './formacoes.mail.js';
import { PedidoFormacao } from './pedido-formacao.entity.js';

/** Enquiries about trainings. */
@Injectable()
export class FormacoesService {
  readonly inbox: Inbox<PedidoFormacao>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: PedidoFormacao,
      list: formacoesList,
      mail: formacoesMail,
      captcha: false,
    });
  }

  /** @returns the id of the new row */
  receive(contents: PedidoFormacaoInputDto): Promise<number> {
    return this.inbox.receive({ contents });
  }
}
