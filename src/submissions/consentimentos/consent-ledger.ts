import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { identity, publishedWords } from '#content/paginas/identity.js';
import { PaginasService } from '#content/paginas/paginas.service.js';
import { Eraser } from '#erasing/eraser.service.js';
import { addressHash } from '#platform/database/addresses/held-address.entity.js';
import { FindsHeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { resourceNamed } from '#platform/database/resource.js';
import { insertRows } from '#platform/database/insert-rows.js';
import { Transactions } from '#platform/database/transactions.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { privacidade } from '../../../contract/pages/privacidade.js';
import { AceitacaoPendente, type ConsentAct, Consentimento, Texto } from './consentimento.entity.js';
import { presentVersion, type TextName, textsOf } from './shown-texts.js';

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

/** The names of forms that are shorter here than that of one of their records. */
const shortNames: Readonly<Partial<Record<string, string>>> = { contactos: 'Contacto', newsletter: 'Newsletter' };

/** Returns the name of a form for people. */
export function formWords(formulario: string): string {
  return shortNames[formulario] ?? resourceNamed(formulario, 'heldUnder')?.noun ?? formulario;
}

export interface ReadConsent {
  entry: Consentimento;
  text: Texto | undefined;
}

interface ConsentOf {
  formulario: string;
  registo: number;
  email: string;
}

interface Arrived extends ConsentOf {
  textos: string | undefined;
  /** Whether the box was ticked; undefined where the form only shows the text. */
  accepted: boolean | undefined;
}

/**
 * The ledger of consents, and of the texts that they are given to. Every call that writes of a consent is part of the unit
 * of work that stores or erases what it is about (docs/decisions/0029).
 */
@Injectable()
export class ConsentLedger implements OnApplicationBootstrap, OnModuleInit {
  private readonly knownTexts = new Map<string, Pick<Texto, 'id' | 'nome'>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly paginas: PaginasService,
    eraser: Eraser,
  ) {
    eraser.register<Consentimento>({ section: 'dados-pessoais', entity: Consentimento, since: 'quando' });
  }

  /** Has each publication put new versions of the texts on record, before anybody is shown them. */
  onModuleInit(): void {
    this.paginas.whenPublished((manager) => this.recordTexts(manager));
  }

  /** Puts the versions on record that no start before has seen. */
  async onApplicationBootstrap(): Promise<void> {
    if ((await this.unseenTexts(this.transactions.manager)).length === 0) return;
    await this.transactions.runInserting((manager) => this.recordTexts(manager));
  }

  /** The versions of the texts that are shown today. */
  async presentVersions(): Promise<{ nome: TextName; versao: string }[]> {
    const texts = await presentTexts(this.transactions.manager);
    return texts.map(({ name: nome, version: versao }) => ({ nome, versao }));
  }

  /** Puts on record that a submission was sent under the privacy policy. @returns whether it was: else nothing is */
  async received(manager: EntityManager, { textos, accepted, ...of }: Arrived): Promise<boolean> {
    const shown = await this.findTexts(manager, textos);
    const textoId = shown.get('privacidade');
    if (textoId === undefined || accepted === false) return false;
    await this.add(manager, of, { ato: accepted === undefined ? 'informado' : 'aceite', textoId });
    const aboutGuardian = shown.get('encarregado');
    if (aboutGuardian !== undefined) await this.add(manager, of, { ato: 'informado', textoId: aboutGuardian });
    return true;
  }

  async asked(manager: EntityManager, of: ConsentOf, textos: string | undefined): Promise<void> {
    const textoId = (await this.findTexts(manager, textos)).get('newsletter');
    const { formulario, registo } = of;
    // whoever asks again and again fills no table
    await manager.delete(Consentimento, { formulario, registo, ato: 'pedido' });
    await this.add(manager, of, { ato: 'pedido', textoId });
  }

  /** Puts on record that the address's owner confirmed that, under the words over the button. */
  async confirmed(manager: EntityManager, of: ConsentOf): Promise<void> {
    const name: TextName = 'confirmacao';
    const textoId = (await this.findTexts(manager, presentVersion(name))).get(name);
    await this.add(manager, of, { ato: 'confirmado', textoId });
  }

  /** Puts on record what an administrator knows of an acceptance that did not come with the form. */
  async decided(manager: EntityManager, of: ConsentOf, nota: string): Promise<void> {
    await this.add(manager, of, { ato: 'registado', nota });
  }

  isKnown(manager: EntityManager, formulario: string, registo: number): Promise<boolean> {
    return manager.existsBy(Consentimento, { formulario, registo });
  }

  async markWithout(manager: EntityManager, formulario: string, registo: number): Promise<void> {
    await insertRows(manager, AceitacaoPendente, [{ formulario, registo, createdAt: new Date() }]);
  }

  /** Takes out all that is on record about erased submissions: nothing is held any longer that it would prove. */
  async forget(manager: EntityManager, formulario: string, ids: readonly number[]): Promise<void> {
    const about = { formulario, registo: In(ids) };
    await manager.delete(Consentimento, about);
    await manager.delete(AceitacaoPendente, about);
  }

  /** A subscription ends: what was confirmed stays as proof, with the moment of its end; what never was goes. */
  async withdraw(manager: EntityManager, formulario: string, ids: readonly number[]): Promise<void> {
    const about = { formulario, registo: In(ids) };
    const confirmed = await manager.find(Consentimento, {
      select: { id: true, registo: true },
      where: { ...about, ato: 'confirmado' },
    });
    const proven = In(confirmed.map(({ registo }) => registo));
    const notYet = { formulario, registo: proven, retiradoEm: IsNull() };
    await manager.update(Consentimento, notYet, { retiradoEm: new Date() });
    await manager.delete(Consentimento, { ...about, retiradoEm: IsNull() });
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

  @FindsHeldData()
  async find(manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
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

  private async add(
    manager: EntityManager,
    { email, ...of }: ConsentOf,
    act: { ato: ConsentAct; textoId?: number | undefined; nota?: string },
  ): Promise<void> {
    await manager.insert(Consentimento, { ...of, ...act, addressHash: addressHash(email), quando: new Date() });
  }

  /** The texts of the versions, with spaces between them, that a form says were shown; unknown ones are none. */
  private async findTexts(manager: EntityManager, shownVersions: string | undefined): Promise<Map<TextName, number>> {
    const versions = [...new Set(shownVersions?.split(' '))].filter((version) => /^[0-9a-f]{16}$/.test(version));
    const unknown = versions.filter((version) => !this.knownTexts.has(version));
    if (unknown.length > 0) {
      const rows = await manager.find(Texto, {
        select: { id: true, nome: true, versao: true },
        where: { versao: In(unknown) },
      });
      for (const { id, nome, versao } of rows) this.knownTexts.set(versao, { id, nome });
    }
    const texts = versions.flatMap((version) => this.knownTexts.get(version) ?? []);
    return new Map(texts.map(({ id, nome }) => [nome, id]));
  }

  private async recordTexts(manager: EntityManager): Promise<void> {
    const firstSeenAt = new Date();
    const unseen = await this.unseenTexts(manager);
    const rows = unseen.map(({ name: nome, version: versao, text: texto }) => ({ nome, versao, texto, firstSeenAt }));
    if (rows.length > 0) await manager.insert(Texto, rows);
  }

  private async unseenTexts(manager: EntityManager) {
    const texts = await presentTexts(manager);
    const versions = texts.map(({ version }) => version);
    const seen = await manager.find(Texto, { select: { versao: true }, where: { versao: In(versions) } });
    return texts.filter(({ version }) => !seen.some(({ versao }) => versao === version));
  }
}

/** One after the other: a unit of work has one connection. */
async function presentTexts(manager: EntityManager): Promise<ReturnType<typeof textsOf>> {
  const who = await identity(manager);
  return textsOf(who, await publishedWords(manager, privacidade));
}
