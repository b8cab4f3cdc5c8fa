import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { HeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { Consentimentos } from './consentimentos.service.js';
import { actWords, formWords, textWords } from './consent-words.js';

@Injectable()
export class HeldConsents extends HeldData {
  constructor(private readonly consents: Consentimentos) {
    super();
  }

  override async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const entries = await this.consents.of(manager, email, limit);
    return entries.map(({ entry: { id, ato, formulario, nota, quando, retiradoEm }, text }) => ({
      ...plainRecord,
      resource: 'consentimentos',
      id,
      kind: 'Consentimento',
      moment: quando,
      fields: [
        { nome: 'O que fez', valor: actWords[ato] },
        { nome: 'Formulário', valor: formWords(formulario) },
        ...(text === undefined ? [] : [{ nome: 'Texto', valor: `${textWords[text.nome]}, versão ${text.versao}` }]),
        ...(nota === null ? [] : [{ nome: 'Nota', valor: nota }]),
        ...(retiradoEm === null ? [] : [{ nome: 'Retirado em', valor: lisbonWords(retiradoEm) }]),
      ],
    }));
  }
}
