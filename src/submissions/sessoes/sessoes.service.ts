import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { Submissions } from '../shared/submissions.service.js';
import type { PedidoSessaoInputDto } from './pedido-sessao.dto.js';
import { sessoesList } from './sessoes.list.js';
import { sessoesMail } from './sessoes.mail.js';
import { PedidoSessao } from './pedido-sessao.entity.js';

/** Enquiries about sessions with students. */
@Injectable()
export class SessoesService {
  readonly inbox: Inbox<PedidoSessao>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({ entity: PedidoSessao, list: sessoesList, mail: sessoesMail, captcha: false });
  }

  /** @returns the id of the new row */
  receive(contents: PedidoSessaoInputDto): Promise<number> {
    return this.inbox.receive({ contents });
  }
}
