import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { Outbox } from './outbox.js';
import type { OutgoingMail } from './outgoing-mail.entity.js';

const states: Readonly<Record<OutgoingMail['state'], string>> = {
  pending: 'À espera de sair',
  failed: 'Não foi possível entregar',
  sent: 'Enviado',
};

/** Mail to a person that is not out. Its words are not shown: they may hold a link that is good for whoever has it. */
@Injectable()
export class HeldMail extends HeldData {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  override async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const rows = await this.outbox.waitingFor(manager, email);
    return rows.slice(0, limit).map(({ id, recipient, subject, state, createdAt }) => ({
      ...plainRecord,
      resource: 'outbox',
      id,
      kind: 'E-mail por enviar',
      moment: createdAt,
      fields: [
        { nome: 'Para', valor: recipient },
        { nome: 'Assunto', valor: subject },
        { nome: 'Estado', valor: states[state] },
      ],
    }));
  }
}
