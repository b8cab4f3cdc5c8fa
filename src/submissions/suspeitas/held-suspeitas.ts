import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HeldData, type HeldRecord } from '../../platform/database/addresses/held-data.js';
import { SuspeitasService } from './suspeitas.service.js';

/** Doubtful submissions, found by where their receipt would go. */
@Injectable()
export class HeldSuspeitas extends HeldData {
  constructor(private readonly suspeitas: SuspeitasService) {
    super();
  }

  override async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const rows = await this.suspeitas.from(manager, email, limit);
    return rows.map(({ id, createdAt, campos, texto, documento }) => ({
      resource: 'suspeitas',
      id,
      kind: 'Submissão suspeita',
      moment: createdAt,
      fields: [...campos.map(({ rotulo, valor }) => ({ nome: rotulo, valor })), { nome: 'Texto', valor: texto }],
      contact: {},
      others: [],
      attachment: documento,
      notErased: null,
    }));
  }
}
