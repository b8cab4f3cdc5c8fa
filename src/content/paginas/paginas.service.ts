import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import type { LiveSession } from '#accounts/sessions/live-session.js';
import { namesIn, requireAuthorisedPictures, requireFiles } from '#files/fotografias/named-files.js';
import { Outbox } from '#mail/outbox.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { periods } from '../../../contract/periods.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { toServedUrl } from '#platform/dto/url-fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { keepVersion, namesOfPeople, snapshotOf } from '../shared/versions.js';
import { associacao } from '../../../contract/pages/associacao.js';
import type { Fields, PageDescription } from '../../../contract/pages/field.js';
import { filled } from '../../../contract/texts/association.js';
import { identity } from './identity.js';
import { Pagina } from './pagina.entity.js';
import { pages } from '../../../contract/pages/pages.js';
import { checkedWords, pageOf, requireAdministration, storedWords } from './page-words.js';
import { changesOf, mapPictures, textsOf, withChanges } from '../../../contract/pages/words.js';

/** The most bytes that MySQL's `text` holds. */
const MAX_BYTES = 65_535;

/** The names in braces that the site puts something else in the place of. */
const IN_BRACES = /\{[a-z-]+\}/g;

const FIRST_VERSION = 1;

type WhenPublished = (manager: EntityManager) => Promise<void>;

@Injectable()
export class PaginasService {
  private readonly listeners: WhenPublished[] = [];

  constructor(
    private readonly transactions: Transactions,
    outbox: Outbox,
  ) {
    outbox.setNameSource(async (manager) => (await identity(manager)).name);
  }

  whenPublished(listener: WhenPublished): void {
    this.listeners.push(listener);
  }

  /** @param forEditor with what waits to be published, and who changed what */
  async list(forEditor: boolean) {
    const { manager } = this.transactions;
    const rows = await manager.find(Pagina);
    const names = forEditor ? await namesOfPeople(manager, rows, 'alteradoPorId') : undefined;
    return pages.map((page) => rowOf(page, rows.find(({ chave }) => chave === page.chave) ?? null, names));
  }

  async published(): Promise<{ nome: string; caminhos: readonly string[]; texts: string[] }[]> {
    const rows = await this.transactions.manager.find(Pagina, { select: { id: true, chave: true, publicado: true } });
    const wordsOf = <Of extends Fields>({ chave, fields }: PageDescription<Of>) =>
      withChanges(fields, JSON.parse(rows.find((row) => row.chave === chave)?.publicado ?? '{}'));
    const who = wordsOf(associacao);
    return pages.map((page) => ({
      nome: page.nome,
      caminhos: page.caminhos,
      texts: textsOf(page.fields, wordsOf(page)).map((text) => fillPlaces(filled(text, who))),
    }));
  }

  /** @throws AppError 'notFound' */
  async get(chave: string, forEditor: boolean) {
    const page = pageOf(chave);
    const { manager } = this.transactions;
    return whole(manager, page, await manager.findOneBy(Pagina, { chave }), forEditor);
  }

  /** Returns the changes of a page with its draft, for a preview before visitors see it. @throws AppError 'notFound' */
  async preview(chave: string): Promise<{ conteudo: object; caminhos: readonly string[] }> {
    const page = pageOf(chave);
    const row = await this.transactions.manager.findOneBy(Pagina, { chave });
    const words = servedWords(page, row?.rascunho ?? row?.publicado);
    return { conteudo: changesOf(page.fields, words), caminhos: page.caminhos };
  }

  /**
   * Puts a draft beside what is published; one that says the same is none.
   * @param versao the version that the person had before them; undefined saves over whatever is there
   * @throws AppError 'notFound'; 'invalid'; 'conflict' for a stale version; 'forbidden' for a field that is the
   * administration's
   */
  saveDraft(chave: string, sent: unknown, versao: number | undefined, session: LiveSession) {
    const page = pageOf(chave);
    const words = checkedWords(page.fields, sent);
    const draft = JSON.stringify(changesOf(page.fields, words));
    if (Buffer.byteLength(draft) > MAX_BYTES)
      throw new AppError('invalid', 'A página tem texto a mais para ser guardada.');
    // those in the middle of texts too
    const named = [...namesIn(words)].map((nome) => `/uploads/${nome}`);
    return this.transactions.runInserting(async (manager) => {
      await requireFiles(manager, { conteudo: named });
      const stored = await this.lock(manager, chave, versao);
      const from = storedWords(page, stored?.rascunho ?? stored?.publicado);
      requireAdministration(page.fields, { from, to: words }, session);
      const row =
        stored ??
        manager.create(Pagina, { chave, publicado: '{}', rascunho: null, publicadoEm: null, versao: FIRST_VERSION });
      const saved = await save(manager, row, { rascunho: draft === row.publicado ? null : draft }, session);
      return whole(manager, page, saved, true);
    });
  }

  /**
   * Shows visitors the draft. Where there is none it changes nothing.
   * @throws AppError 'notFound'; 'invalid' where it names a picture that may not be published; 'conflict' for a stale
   * version; 'forbidden' where it changes a field that is the administration's
   */
  publish(chave: string, versao: number | undefined, session: LiveSession) {
    const page = pageOf(chave);
    return this.transactions.run(async (manager) => {
      const row = await this.lock(manager, chave, versao);
      if (row === null || row.rascunho === null) return whole(manager, page, row, true);
      const [from, to] = [storedWords(page, row.publicado), storedWords(page, row.rascunho)];
      requireAdministration(page.fields, { from, to }, session);
      await requireAuthorisedPictures(manager, { conteudo: row.rascunho }, { shown: row.publicado });
      const changes = { publicado: row.rascunho, rascunho: null, publicadoEm: new Date() };
      const published = await save(manager, row, changes, session);
      for (const listener of this.listeners) await listener(manager);
      return whole(manager, page, published, true);
    });
  }

  private async lock(manager: EntityManager, chave: string, versao: number | undefined): Promise<Pagina | null> {
    const row = await manager.findOne(Pagina, { where: { chave }, ...forUpdate });
    if (versao === undefined || versao === (row?.versao ?? FIRST_VERSION)) return row;
    if (row === null) throw new AppError('conflict');
    const name = (await namesOfPeople(manager, [row], 'alteradoPorId')).get(row.alteradoPorId) ?? 'outra pessoa';
    throw new AppError(
      'conflict',
      `Esta página foi alterada por ${name} a ${lisbonWords(row.alteradoEm)}, depois de a ter aberto. Recarregue para ver a versão atual.`,
    );
  }
}

async function save(
  manager: EntityManager,
  row: Pagina,
  changes: Partial<Pagina>,
  { userId }: Pick<LiveSession, 'userId'>,
): Promise<Pagina> {
  const before = { versao: row.versao, contents: snapshotOf(manager, Pagina, row) };
  Object.assign(row, changes, { alteradoEm: new Date(), alteradoPorId: userId, versao: row.versao + 1 });
  const saved = await manager.save(Pagina, row);
  await keepVersion(manager, Pagina, saved, { before });
  return saved;
}

/** A text with what the site counts put in; what else it puts in the place of braces is no words. */
function fillPlaces(text: string): string {
  const years = new Date().getFullYear() - periods.firstYear;
  return text.replaceAll('{anos}', String(years)).replaceAll('{edicoes}', 'Edições').replaceAll(IN_BRACES, '');
}

function servedWords(page: PageDescription, stored: string | null | undefined) {
  return mapPictures(page.fields, storedWords(page, stored), (url) => toServedUrl(url) ?? '');
}

/** @param names of who changed pages, for an editor, who is told of what waits, too */
function rowOf(page: PageDescription, row: Pagina | null, names?: ReadonlyMap<number | null, string>) {
  const { chave, nome, caminhos, fields } = page;
  return {
    chave,
    nome,
    caminhos,
    alteracoes: changesOf(fields, servedWords(page, row?.publicado)),
    versao: row?.versao ?? FIRST_VERSION,
    publicadoEm: row?.publicadoEm ?? null,
    ...(names !== undefined && {
      id: row?.id ?? null,
      temRascunho: row !== null && row.rascunho !== null,
      alteradoEm: row?.alteradoEm ?? null,
      alteradoPor: (row && names.get(row.alteradoPorId)) ?? null,
    }),
  };
}

async function whole(manager: EntityManager, page: PageDescription, row: Pagina | null, forEditor: boolean) {
  const conteudo = servedWords(page, row?.publicado);
  if (!forEditor) return { ...rowOf(page, row), conteudo };
  const rascunho = row === null || row.rascunho === null ? null : servedWords(page, row.rascunho);
  const names = await namesOfPeople(manager, row === null ? [] : [row], 'alteradoPorId');
  return { ...rowOf(page, row, names), conteudo, rascunho };
}
