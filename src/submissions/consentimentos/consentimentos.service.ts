import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { Consentimento } from './consentimento.entity.js';
import { Texto } from './texto.entity.js';

/** An entry of the ledger with the text that it is about, where one was told. */
export interface ReadConsent {
  entry: Consentimento;
  text: Texto | undefined;
}

@Injectable()
export class Consentimentos {
  constructor(eraser: Eraser) {
    eraser.register<Consentimento>({
      kind: 'consentimentos',
      section: 'dados-pessoais',
      entity: Consentimento,
      since: 'quando',
      addresses: [],
    });
  }

  /** The entries of an address, the newest first. */
  async of(manager: EntityManager, email: string, limit: number): Promise<ReadConsent[]> {
    const entries = await manager.find(Consentimento, {
      where: { addressHash: addressHash(email) },
      order: { quando: 'DESC', id: 'DESC' },
      take: limit,
    });
    const ids = [...new Set(entries.flatMap(({ textoId }) => textoId ?? []))];
    const texts = await manager.findBy(Texto, { id: In(ids) });
    const byId = new Map(texts.map((text) => [text.id, text]));
    return entries.map((entry) => ({ entry, text: byId.get(entry.textoId ?? 0) }));
  }
}
