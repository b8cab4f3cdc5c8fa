import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { type ConsentAct, Consentimento, Texto } from './consentimento.entity.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { HeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import type { TextName } from './textos/shown-texts.js';

const actWords: Readonly<Record<ConsentAct, string>> = {
  aceite: 'Marcou a caixa de aceitação',
  informado: 'Enviou o formulário com o texto à vista',
  pedido: 'Pediu a newsletter',
  confirmado: 'Confirmou pela ligação enviada por e-mail',
  registado: 'Aceitação registada no painel',
};

const textWords: Readonly<Record<TextName, string>> = {
  privacidade: 'Política de Privacidade',
  newsletter: 'Texto da newsletter',
  confirmacao: 'Página de confirmação da newsletter',
  encarregado: 'Texto para menores de 18 anos',
};

const forms: Readonly<Partial<Record<string, string>>> = {
  contactos: 'Contacto',
  festival: 'Inscrição no Desafio Escolar',
  voluntariado: 'Candidatura a voluntariado',
  oportunidades: 'Proposta de parceria',
  formacoes: 'Pedido de formação',
  sessoes: 'Pedido de sessão',
  'pedidos-material': 'Pedido de material',
  newsletter: 'Newsletter',
};

/** Returns the name of a form for people, or its resource where it has none. */
export function formWords(formulario: string): string {
  return forms[formulario] ?? formulario;
}

export interface ReadConsent {
  entry: Consentimento;
  text: Texto | undefined;
}

@Injectable()
export class Consentimentos extends HeldData {
  constructor(eraser: Eraser) {
    super();
    eraser.register<Consentimento>({
      section: 'dados-pessoais',
      entity: Consentimento,
      since: 'quando',
    });
  }

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

  override async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const entries = await this.of(manager, email, limit);
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
