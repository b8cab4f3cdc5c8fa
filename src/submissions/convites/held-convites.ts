import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { ConvitesService } from './convites.service.js';
import { invitationState } from './invitation-state.js';

/** Invitations to give a testimonial have no address of their own: found are those whose note names it. */
@Injectable()
export class HeldConvites extends HeldData {
  constructor(private readonly convites: ConvitesService) {
    super();
  }

  override async find(_manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const rows = await this.convites.withNote(email, limit);
    return rows.map((row) => ({
      ...plainRecord,
      resource: 'convites',
      id: row.id,
      kind: 'Convite para um testemunho',
      moment: row.createdAt,
      fields: [
        { nome: 'Nota', valor: row.nota ?? '' },
        { nome: 'Estado', valor: invitationState(row) },
        { nome: 'Válido até', valor: lisbonWords(row.expira) },
      ],
    }));
  }
}
