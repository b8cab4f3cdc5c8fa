import { Injectable } from '@nestjs/common';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import type { FilePlace } from '#files/storage/ficheiro.entity.js';
import { heldAmong } from '#erasing/holds.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { isLinkToken, newLinkToken, sha256 } from '#platform/secrets/sha256.js';
import { AppError } from '#platform/errors/app-error.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { forUpdate, idsOf, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { Settings } from '#platform/config/config.js';
import { describeUses } from '#files/ficheiros/file-uses.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import type { ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { holdForApproval } from '#files/fotografias/picture-descriptions.js';
import type { Invitations } from '#files/ficheiros/invitations.js';
import { EquipaService } from '#content/equipa/equipa.module.js';
import { Convite, invitationState, requireOpen } from './convite.entity.js';
import type { ConviteInputDto, TestemunhoInputDto } from './convite.dto.js';
import { nameOf } from '#platform/database/resource.js';
import { listOf } from '#platform/lists/list-spec.js';
import { FindsHeldData, type HeldRecord, plainRecord } from '#platform/database/addresses/held-data.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { Membro } from '#content/equipa/membro.entity.js';
import { BinnedRecord } from '#content/shared/history.entity.js';
import { RemovesOutdated } from '#platform/jobs/jobs.js';
import { forgetHistory } from '#content/shared/bin-record.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';

export const convitesList = listOf(Convite, {
  columns: { nota: 'text', createdAt: 'moment', expira: 'moment' },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
});

const NO_PART_OF_AN_ADDRESS = /[\s"(),:;<>[\\\]]+|\.(?=\s|$)/u;

/** A picture may fail and be sent again; without a bound an invitation would be an open door for uploads. */
const MAX_UPLOADS = 10;

/**
 * Single-use invitations to write a testimonial: made and revoked by administrators, and recognised by their token when
 * their holders send a picture and their words.
 */
@Injectable()
export class ConvitesService implements Invitations {
  readonly records = new RecordReader(this.transactions.manager.getRepository(Convite), convitesList);

  constructor(
    private readonly transactions: Transactions,
    private readonly equipa: EquipaService,
    private readonly ficheiros: FicheirosService,
    private readonly settings: Settings,
    eraser: Eraser,
  ) {
    eraser.register<Convite>({
      entity: Convite,
      since: 'createdAt',
      retention: { rule: 'invitations', from: 'expira' },
      alongside: forgetDrafts,
      files: unusedPictures,
    });
  }

  /** @returns the invitation, and the link with its token, which nobody can read again */
  async create({ nota, dias }: ConviteInputDto): Promise<{ convite: Convite; url: string }> {
    const token = newLinkToken();
    const now = new Date();
    const row = {
      tokenHash: sha256(token),
      nota: nota ?? null,
      createdAt: now,
      expira: new Date(now.getTime() + (dias ?? periods.testimonialDays) * DAY_MS),
      uploadAttempts: 0,
    };
    const convite = await this.transactions.run((manager) => manager.save(Convite, manager.create(Convite, row)));
    return { convite, url: `${this.settings.siteUrl}/testemunho/${token}` };
  }

  /** Revokes an invitation, and takes its picture unless held. @throws AppError 'notFound', 'conflict' once used */
  async revoke(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const convite = await lockOrThrow(manager, Convite, id);
      if (convite.usado !== null) throw new AppError('conflict', 'Este convite já foi usado e não pode ser anulado.');
      convite.revogado ??= new Date();
      await manager.save(Convite, convite);
      await this.takePicture(manager, convite);
    });
  }

  /** Takes away the picture of an invitation that came to nothing, unless it is held. @returns whether it did */
  private async dropPicture(id: number, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const convite = await lockOrThrow(manager, Convite, id);
      const isLapsed = await withLapsedPicture(manager, now).andWhere('convite.id = :id', { id }).getExists();
      return isLapsed && (await this.takePicture(manager, convite));
    });
  }

  /** The picture stays where an editor has put it to another use. @returns whether it goes */
  private async takePicture(manager: EntityManager, convite: Convite): Promise<boolean> {
    const { id, imagem } = convite;
    if (imagem === null || (await heldAmong(manager, 'convites', [id])).has(id)) return false;
    convite.imagem = null;
    await manager.save(Convite, convite);
    // held first, so that nothing begins to name it
    const isThere = await this.ficheiros.exists(manager, imagem);
    if (!isThere || (await describeUses(manager, imagem)).length > 0) return false;
    await this.ficheiros.discard(manager, { area: 'uploads', nome: imagem });
    return true;
  }

  /** Finds by its words the invitations whose note names an address: they have none of their own. */
  @FindsHeldData()
  async find(_manager: EntityManager, email: string, limit: number): Promise<HeldRecord[]> {
    const query = { order: convitesList.defaultOrder, from: 0, to: limit - 1, conditions: [], search: email };
    const { rows } = await this.records.find(query);
    return rows
      .filter(({ nota }) => (nota ?? '').split(NO_PART_OF_AN_ADDRESS).map(normalEmail).includes(email))
      .map((row) => ({
        ...plainRecord,
        resource: 'convites',
        id: row.id,
        noun: 'Convite para um testemunho',
        moment: row.createdAt,
        fields: [
          { nome: 'Nota', valor: row.nota ?? '' },
          { nome: 'Estado', valor: invitationState(row) },
          { nome: 'Válido até', valor: lisbonWords(row.expira) },
        ],
      }));
  }

  /** @throws AppError 'notFound'; 'gone' for an invitation that was used or revoked, or is past its time */
  async getOpenOrThrow(token: string): Promise<Convite> {
    const convite = isLinkToken(token)
      ? await this.transactions.manager.findOneBy(Convite, { tokenHash: sha256(token) })
      : null;
    if (convite === null) {
      throw new AppError('notFound', 'Este convite não existe. Confirme a ligação que recebeu.');
    }
    requireOpen(convite);
    return convite;
  }

  /** Reads an open invitation inside a unit of work, locked until it ends. @throws AppError 'notFound', 'gone' */
  private async lockOpenOrThrow(manager: EntityManager, id: number): Promise<Convite> {
    const convite = await lockOrThrow(manager, Convite, id);
    requireOpen(convite);
    return convite;
  }

  async claimUploadOrThrow(token: string): Promise<number> {
    const { id } = await this.getOpenOrThrow(token).catch((error: unknown) => {
      const unknown = error instanceof AppError && error.kind === 'notFound';
      throw unknown ? new AppError('unauthenticated') : error;
    });
    await this.transactions.run(async (manager) => {
      const convite = await this.lockOpenOrThrow(manager, id);
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
    const attach = async (manager: EntityManager, [nome = '']: readonly string[]) => {
      const convite = await this.lockOpenOrThrow(manager, conviteId);
      const replaced = convite.imagem;
      convite.imagem = nome;
      await manager.save(Convite, convite);
      await holdForApproval(manager, [nome]);
      if (replaced !== null) await this.ficheiros.discard(manager, { area: 'uploads', nome: replaced });
    };
    const [nome = ''] = await this.ficheiros.upload(files, { imagesOnly: true, alongside: attach });
    return nome;
  }

  /** Makes a draft member of an invitation, once. @returns its id @throws AppError 'notFound', 'gone', 'invalid' */
  async submit({ convite: token, nome, estado, testemunho, img }: TestemunhoInputDto): Promise<number> {
    const { id } = await this.getOpenOrThrow(token);
    return this.transactions.run(async (manager) => {
      const convite = await this.lockOpenOrThrow(manager, id);
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

  /** Takes away the pictures whose invitation has lapsed, or whose testimonial was refused. */
  @RemovesOutdated()
  async removeOutdated(now: Date, limit: number): Promise<number> {
    const lapsed = await withLapsedPicture(this.transactions.manager, now).orderBy('convite.id').limit(limit).getMany();
    let dropped = 0;
    for (const { id } of lapsed) if (await this.dropPicture(id, now)) dropped += 1;
    return dropped;
  }
}

/** Finds the pictures of invitations of which nothing can come any more, or whose testimonial was refused and has left the bin. */
function withLapsedPicture(manager: EntityManager, now: Date): SelectQueryBuilder<Convite> {
  return manager
    .createQueryBuilder(Convite, 'convite')
    .select('convite.id')
    .leftJoin(Membro, 'membro', 'membro.id = convite.membroId')
    .leftJoin(BinnedRecord, 'binned', `binned.resource = 'equipa' AND binned.recordId = convite.membroId`)
    .where('convite.imagem IS NOT NULL')
    .andWhere(
      '(convite.usado IS NULL AND convite.expira <= :now OR convite.usado IS NOT NULL AND membro.id IS NULL AND binned.id IS NULL)',
      { now },
    );
}

/** Takes out the testimonials that came of invitations and were never published. */
async function forgetDrafts(manager: EntityManager, convites: readonly Convite[]): Promise<void> {
  const members = convites.flatMap(({ membroId }) => membroId ?? []);
  // locked, so that none that is published at this moment goes
  const drafts = idsOf(await manager.find(Membro, { where: { id: In(members), rascunho: true }, ...forUpdate }));
  await removeRecords(manager, Membro, drafts);
  // those that were refused may still be brought back from the bin
  const refused = await manager.findBy(BinnedRecord, { resource: nameOf(Membro), recordId: In(members) });
  const binned = refused
    .filter(({ contents }) => (JSON.parse(contents) as Partial<Membro>).rascunho === true)
    .map(({ recordId }) => recordId);
  await forgetHistory(manager, nameOf(Membro), [...drafts, ...binned]);
}

/** The pictures that came with invitations and that nothing names. */
async function unusedPictures(manager: EntityManager, convites: readonly Convite[]): Promise<FilePlace[]> {
  const unused: FilePlace[] = [];
  for (const { imagem } of convites) {
    if (imagem === null || (await describeUses(manager, imagem)).length > 0) continue;
    unused.push({ area: 'uploads', nome: imagem });
  }
  return unused;
}
