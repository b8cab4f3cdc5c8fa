import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { type EntityManager, In } from 'typeorm';
import { MuralService } from '#content/mural/mural.module.js';
import type { ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { schoolYear } from '#content/edicoes/edicao.entity.js';
import { Ficheiro, missingFile } from '#files/storage/ficheiro.entity.js';
import { FicheirosService, isNamedPdf } from '#files/ficheiros/ficheiros.service.js';
import { PublicFiles } from '#files/ficheiros/public-files.js';
import { sendDocument } from '#files/ficheiros/send-stored.js';
import { awaitApproval, sayOfPicture } from '#files/fotografias/said-of-pictures.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { handingInOn, MAX_PROJECT_PICTURES, missingOfProject, projectSteps } from '../../../contract/project.js';
import { openByLink, type Opened, PaginaEscolaService } from './pagina-escola.service.js';
import { Participacao } from './participacao.entity.js';
import { noticeMail } from './school-mails.js';
import type { FotoProjetoInputDto, ProjetoEscolaInputDto } from './projeto.dto.js';
import { type FotoProjeto, Projeto } from './projeto.entity.js';
import { filesOf, projectOf } from './projects-of.js';

/** Thrown where a picture came before, and its sender did not get to know it. */
class SentBefore extends Error {
  constructor(readonly nome: string) {
    super('the picture is there');
  }
}

@Injectable()
export class ProjetosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pagina: PaginaEscolaService,
    private readonly ficheiros: FicheirosService,
    private readonly publicFiles: PublicFiles,
    private readonly outbox: Outbox,
    private readonly mural: MuralService,
    private readonly settings: Settings,
  ) {}

  /**
   * Keeps the words of a draft.
   * @returns its new version
   * @throws AppError as {@link openForWriting}; 'conflict' where another device has saved since
   */
  save(token: string, { versao, ...input }: ProjetoEscolaInputDto): Promise<number> {
    return this.transactions.run(async (manager) => {
      const project = await openForWriting(manager, token);
      if (versao !== project.versao) throw new AppError('conflict');
      for (const name of ['titulo', 'frase', ...projectSteps] as const) project[name] = input[name] ?? '';
      project.video = input.video ?? null;
      project.versao += 1;
      return (await keep(manager, project)).versao;
    });
  }

  /**
   * Takes one file in: a picture beside the others, or a PDF in the place of one of before.
   * @returns the stored name of a picture
   * @throws AppError as {@link openForWriting}; 'invalid', 'unsupported' for anything else; 'conflict' where there are as many
   * pictures as there may be
   */
  async addFile(token: string, [file, ...others]: readonly ReceivedFile[]): Promise<string | null> {
    if (file === undefined || others.length > 0) throw new AppError('invalid', 'Selecione um ficheiro.');
    await openForWriting(this.transactions.manager, token, {});
    if (!isNamedPdf(file)) return this.addPicture(token, file);
    await this.setDocument(token, file);
    return null;
  }

  /** The same picture once more, which a lost answer brings about, is the one that is there. @returns its stored name */
  private async addPicture(token: string, file: ReceivedFile): Promise<string> {
    const attach = async (manager: EntityManager, [nome = '']: readonly string[]) => {
      const project = await openForWriting(manager, token);
      const same = await manager.findOneBy(Ficheiro, { original: file.staged.sha256, nome: In(namesOf(project)) });
      if (same !== null) throw new SentBefore(same.nome);
      if (project.fotos.length >= MAX_PROJECT_PICTURES)
        throw new AppError('conflict', `Um projeto tem até ${MAX_PROJECT_PICTURES} fotografias. Retire uma primeiro.`);
      project.fotos = [...project.fotos, { nome, descricao: '', menores: null }];
      await awaitApproval(manager, [nome]);
      await keep(manager, project);
    };
    try {
      // on the last day thousands come, which their schools alone look at
      const options = { imagesOnly: true, isSparing: true, alongside: attach };
      const [nome = ''] = await this.ficheiros.upload([file], options);
      return nome;
    } catch (error) {
      if (error instanceof SentBefore) return error.nome;
      throw error;
    }
  }

  private async setDocument(token: string, file: ReceivedFile): Promise<void> {
    const prepared = await this.ficheiros.preparePdf(file, 'documentos', 'ficheiro');
    const attach = async (manager: EntityManager, [nome = null]: readonly (string | null)[]) => {
      const project = await openForWriting(manager, token);
      await this.discardDocument(manager, project);
      project.documento = nome;
      await keep(manager, project);
    };
    await this.ficheiros.add([prepared], { alongside: attach });
  }

  /** Keeps what is said of a picture, which visitors see once the project is shown. @throws AppError as {@link openForWriting} */
  describePicture(token: string, nome: string, { descricao, menores }: FotoProjetoInputDto): Promise<void> {
    return this.transactions.run(async (manager) => {
      const project = await openForWriting(manager, token);
      Object.assign(pictureOf(project, nome), { descricao: descricao ?? '', menores: menores ?? null });
      const facts = { alt: descricao ?? null, menores: menores === true };
      await sayOfPicture(manager, nome, (row) => Object.assign(row, facts));
      await keep(manager, project);
    });
  }

  /** @throws AppError as {@link openForWriting} */
  removePicture(token: string, nome: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const project = await openForWriting(manager, token);
      pictureOf(project, nome);
      project.fotos = project.fotos.filter((foto) => foto.nome !== nome);
      await this.ficheiros.discard(manager, { area: 'uploads', nome });
      await keep(manager, project);
    });
  }

  /** Sends a picture to the school that sent it; visitors do not see it yet. @throws AppError 'notFound', 'gone' */
  async sendPicture(token: string, nome: string, width: unknown, response: Response): Promise<void> {
    pictureOf(await this.read(token), nome);
    await this.publicFiles.send(nome, { width, downloadName: undefined, isEditor: true }, response);
  }

  /** @throws AppError as {@link openForWriting}; 'notFound' where there is none */
  removeDocument(token: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const project = await openForWriting(manager, token);
      if (project.documento === null) throw missingFile();
      await this.discardDocument(manager, project);
      await keep(manager, project);
    });
  }

  private async discardDocument(manager: EntityManager, project: Projeto): Promise<void> {
    if (project.documento === null) return;
    await this.ficheiros.discard(manager, { area: 'documentos', nome: project.documento });
    project.documento = null;
  }

  /** Sends the PDF to the school that sent it. @throws AppError 'notFound', 'gone' */
  async sendDocument(token: string, response: Response): Promise<void> {
    const { documento } = await this.read(token);
    if (documento === null) throw missingFile();
    await sendDocument(response, await this.ficheiros.openDocument(documento));
  }

  /**
   * Hands the project in, which freezes it, and writes to the teacher; again it does nothing.
   * @throws AppError 'conflict' while handing in is not open; 'invalid' where something is missing
   */
  async submit(token: string, ip: string): Promise<void> {
    if ((await this.read(token)).submetidoEm !== null) return;
    await this.pagina.change(token, ip, async (manager, opened) => {
      const { participacao, edicao } = opened;
      const project = await projectOf(manager, participacao.id);
      if (project.submetidoEm !== null) return;
      requireWritable(opened, project);
      const missing = missingOfProject(project);
      if (missing.length > 0) throw new AppError('invalid', `Para entregar, falta: ${missing.join(', ')}.`);
      if (handingIn(opened) !== 'aberta')
        throw new AppError('conflict', `A entrega dos projetos só abre a ${dayWords(edicao.submissaoAbre)}.`);
      project.submetidoEm = new Date();
      participacao.estado = 'submetida';
      await manager.save(Participacao, participacao);
      await keep(manager, project);
      await this.outbox.add(manager, {
        idempotencyKey: `participacoes:${participacao.id}:entrega:${project.submetidoEm.getTime()}`,
        kind: 'subscription',
        recipient: participacao.email,
        ...(await noticeMail(manager, 'entrega', {
          escola: participacao.escola,
          edicao: schoolYear(edicao.chave),
          prazo: dayWords(lastDayOf(opened)),
          ligacao: `${this.settings.siteUrl}/desafio`,
        })),
      });
    });
  }

  /**
   * Takes a project that was handed in back, so that it can be changed.
   * @throws AppError 'conflict' once handing in is over
   */
  async takeBack(token: string, ip: string): Promise<void> {
    if ((await this.read(token)).submetidoEm === null) return;
    await this.pagina.change(token, ip, async (manager, opened) => {
      const project = await projectOf(manager, opened.participacao.id);
      if (project.submetidoEm === null) return;
      if (handingIn(opened) !== 'aberta' || isChosen(opened.participacao))
        throw new AppError('conflict', closedSentence(opened));
      project.submetidoEm = null;
      await this.leaveWall(manager, project);
      opened.participacao.estado = 'inscrita';
      await manager.save(Participacao, opened.participacao);
      await keep(manager, project);
    });
  }

  /** Keeps whether a school lets its project be shown. Where it no longer does, the project leaves the wall. */
  allowShowing(token: string, mostrar: boolean, ip: string): Promise<void> {
    return this.pagina.change(token, ip, async (manager, { participacao }) => {
      const project = await projectOrNew(manager, participacao);
      project.mostrar = mostrar;
      if (!mostrar) await this.leaveWall(manager, project);
      await keep(manager, project);
    });
  }

  /** Throws a draft away whole. @throws AppError as {@link openForWriting}, 'notFound' */
  throwAway(token: string, ip: string): Promise<void> {
    return this.pagina.change(token, ip, async (manager, opened) => {
      const project = await projectOf(manager, opened.participacao.id);
      requireWritable(opened, project);
      await this.ficheiros.discard(manager, ...filesOf(project));
      await manager.remove(project);
    });
  }

  private async leaveWall(manager: EntityManager, project: Projeto): Promise<void> {
    if (project.muralId === null) return;
    await this.mural.withdraw(manager, project.muralId);
    await awaitApproval(manager, namesOf(project));
    project.muralId = null;
  }

  private async read(token: string): Promise<Projeto> {
    const { participacao } = await openByLink(this.transactions.manager, token);
    return projectOf(this.transactions.manager, participacao.id);
  }
}

/**
 * Finds the draft of the school that a link leads to, or begins one.
 * @param lock none outside a unit of work
 * @throws AppError 'notFound', 'gone' as the link's; 'conflict' for one that was handed in, or once handing in is over
 */
async function openForWriting(manager: EntityManager, token: string, lock = forUpdate): Promise<Projeto> {
  const opened = await openByLink(manager, token, lock);
  const project = await projectOrNew(manager, opened.participacao);
  requireWritable(opened, project);
  return project;
}

async function projectOrNew(manager: EntityManager, { id: participacaoId }: Participacao): Promise<Projeto> {
  const begun = await manager.findOneBy(Projeto, { participacaoId });
  if (begun !== null) return begun;
  const words = { titulo: '', frase: '', sentir: '', imaginar: '', fazer: '', partilhar: '' };
  const none = { fotos: [], video: null, documento: null, submetidoEm: null, mostrar: false, muralId: null };
  return manager.create(Projeto, { participacaoId, ...words, ...none, versao: 0 });
}

function requireWritable(opened: Opened, { submetidoEm }: Projeto): void {
  if (submetidoEm !== null)
    throw new AppError('conflict', 'O projeto está entregue. Para o alterar, retire primeiro a entrega.');
  if (opened.participacao.estado === 'desistiu')
    throw new AppError('conflict', 'A escola desistiu desta edição. Se quer voltar, escreva-nos.');
  if (handingIn(opened) === 'fechada') throw new AppError('conflict', closedSentence(opened));
}

const isChosen = ({ estado }: Participacao) => estado === 'nomeada' || estado === 'premiada';

const handingIn = ({ edicao, participacao }: Opened) =>
  handingInOn(edicao, participacao.entregaAte, lisbonDay(new Date()));

/** The last day on which a school hands in: that of all, or a later one that an administrator allowed it. */
function lastDayOf({ edicao: { submissaoFecha }, participacao: { entregaAte } }: Opened): string {
  return entregaAte !== null && entregaAte > submissaoFecha ? entregaAte : submissaoFecha;
}

const closedSentence = (opened: Opened) =>
  `A entrega dos projetos fechou a ${dayWords(lastDayOf(opened))}, à meia-noite. Se precisa de mais tempo, escreva-nos: só a nossa equipa a pode abrir para a sua escola.`;

const namesOf = ({ fotos }: Projeto) => fotos.map(({ nome }) => nome);

/** @throws AppError 'notFound' for a picture that is none of the project */
function pictureOf({ fotos }: Projeto, nome: string): FotoProjeto {
  const found = fotos.find((foto) => foto.nome === nome);
  if (found === undefined) throw missingFile();
  return found;
}

/** Saves a project. Its school was there. */
async function keep(manager: EntityManager, project: Projeto): Promise<Projeto> {
  const now = new Date();
  await manager.update(Participacao, { id: project.participacaoId }, { vistaEm: now });
  return manager.save(Projeto, Object.assign(project, { alteradoEm: now }));
}
