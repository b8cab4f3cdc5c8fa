import { Injectable } from '@nestjs/common';
import type { Inbox } from '../shared/inbox.js';
import { Submissions } from '../shared/submissions.service.js';
import type { PedidoMaterialInputDto } from './pedido-material.dto.js';
import { pedidosMaterialList } from './pedidos-material.list.js';
import { pedidosMaterialMail } from './pedidos-material.mail.js';
import { PedidoMaterial } from './pedido-material.entity.js';

/** Enquiries about pedagogical material. */
@Injectable()
export class PedidosMaterialService {
  readonly inbox: Inbox<PedidoMaterial>;

  constructor(submissions: Submissions) {
    this.inbox = submissions.inbox({
      entity: PedidoMaterial,
      list: pedidosMaterialList,
      section: 'material',
      mail: pedidosMaterialMail,
      captcha: false,
    });
  }

  /** @returns the id of the new row */
  receive(contents: PedidoMaterialInputDto): Promise<number> {
    return this.inbox.receive({ contents });
  }
}
