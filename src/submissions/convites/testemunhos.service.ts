import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import type { ReceivedFile } from '#files/arriving/multipart-form.js';
import { Transactions } from '#platform/database/transactions.js';
import { EquipaService } from '#content/equipa/equipa.module.js';
import { awaitApproval } from '#files/fotografias/said-of-pictures.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import type { Invitations } from '#files/invitations.js';
import { Convite } from './convite.entity.js';
import { ConvitesService } from './convites.service.js';
import type { TestemunhoInputDto } from './convite.dto.js';

/** A picture may fail and be sent again; without a bound an invitation would be an open door for uploads. */
const MAX_UPLOADS = 10;

@Injectable()
export class TestemunhosService implements Invitations {
  constructor(
    private readonly convites: ConvitesService,
    private readonly equipa: EquipaService,
    private readonly ficheiros: FicheirosService,
    private readonly transactions: Transactions,
  ) {}

  async claimUploadOrThrow(token: string): Promise<number> {
    const { id } = await this.convites.getOpenOrThrow(token).catch((error: unknown) => {
      const unknown = error instanceof AppError && error.kind === 'notFound';
      throw unknown ? new AppError('unauthenticated') : error;
    });
    await this.transactions.run(async (manager) => {
      const convite = await this.convites.lockOpenOrThrow(manager, id);
      if (convite.uploadAttempts >= MAX_UPLOADS) {
        throw new AppError('forbidden', 'Este convite já não permite enviar mais imagens. Peça um novo à associação.');
      }
      convite.uploadAttempts += 1;
      await manager.save(Convite, convite);
    });
    return id;
  }

  async uploadPicture(conviteId: number, files: readonly ReceivedFile[]): Promise<string> {
    if (files.length !== 1) throw new AppError('invalid', 'Selecione uma imagem.');
    const attach = async (manager: EntityManager, [nome]: readonly string[]) => {
      const convite = await this.convites.lockOpenOrThrow(manager, conviteId);
      const replaced = convite.imagem;
      convite.imagem = nome ?? null;
      await manager.save(Convite, convite);
      if (nome !== undefined) await awaitApproval(manager, [nome]);
      if (replaced !== null) await this.ficheiros.discard(manager, { area: 'uploads', nome: replaced });
    };
    const [nome] = await this.ficheiros.upload(files, { imagesOnly: true, alongside: attach });
    if (nome === undefined) throw new Error('an upload of one file has one name');
    return nome;
  }

  /** Makes a draft member of an invitation, once. @returns its id @throws AppError 'notFound', 'gone', 'invalid' */
  async submit({ convite: token, nome, estado, testemunho, img }: TestemunhoInputDto): Promise<number> {
    const { id } = await this.convites.getOpenOrThrow(token);
    return this.transactions.run(async (manager) => {
      const convite = await this.convites.lockOpenOrThrow(manager, id);
      const { imagem } = convite;
      if (imagem === null || img !== `/uploads/${imagem}` || !(await this.ficheiros.exists(manager, imagem))) {
        throw AppError.at('img', 'Carregue a imagem com este convite.');
      }
      const membro = await this.equipa.createDraft(manager, { nome, estado, testemunho, img });
      convite.usado = new Date();
      convite.membroId = membro.id;
      await manager.save(Convite, convite);
      return membro.id;
    });
  }
}
