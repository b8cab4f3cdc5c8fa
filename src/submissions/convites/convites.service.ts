import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { Holds } from '#erasing/holds.service.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { isLinkToken, newLinkToken } from '#platform/secrets/link-token.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { AppError } from '#platform/errors/app-error.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { lockOrThrow } from '#platform/database/for-update.js';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { fileUses } from '#files/ficheiros/file-uses.js';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Convite } from './convite.entity.js';
import type { ConviteInputDto } from './convite.dto.js';
import { requireOpen } from './invitation-state.js';
import { cameToNothing, forgetDrafts, unusedPictures } from './what-goes-along.js';
import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';

export const convitesList: ListSpec<Convite> = {
  resource: nameOf(Convite),
  columns: {
    id: { property: 'id', kind: 'number' },
    nota: { property: 'nota', kind: 'text' },
    createdAt: { property: 'createdAt', kind: 'moment' },
    expira: { property: 'expira', kind: 'moment' },
  },
  defaultOrder: [{ property: 'createdAt', direction: 'DESC' }],
  searchable: true,
};

const NO_PART_OF_AN_ADDRESS = /[\s"(),:;<>[\\\]]+|\.(?=\s|$)/u;

/** Single-use invitations to write a testimonial: made and revoked by administrators, recognised by their token. */
@Injectable()
export class ConvitesService {
  readonly records: RecordReader<Convite>;

  constructor(
    @InjectRepository(Convite) private readonly convites: Repository<Convite>,
    private readonly transactions: Transactions,
    private readonly ficheiros: FicheirosService,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly holds: Holds,
    eraser: Eraser,
  ) {
    eraser.register<Convite>({
      kind: 'convites',
      section: 'convites',
      entity: Convite,
      since: 'createdAt',
      addresses: [],
      retention: { rule: 'invitations', from: 'expira' },
      alongside: forgetDrafts,
      files: unusedPictures,
    });
    this.records = new RecordReader(convites, convitesList);
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
      usado: null,
      revogado: null,
      uploadAttempts: 0,
      imagem: null,
      membroId: null,
    };
    const convite = await this.transactions.run((manager) => manager.save(Convite, manager.create(Convite, row)));
    return { convite, url: `${this.settings.siteUrl}/testemunho/${token}` };
  }

  /**
   * Revokes an invitation, and takes away the picture that came with it, unless it is held; one that was revoked before
   * stays so.
   * @throws AppError 'notFound'; 'conflict' once used
   */
  async revoke(id: number): Promise<void> {
    const picture = await this.transactions.run(async (manager) => {
      const convite = await lockOrThrow(manager, Convite, id);
      if (convite.usado !== null) throw new AppError('conflict', 'Este convite já foi usado e não pode ser anulado.');
      convite.revogado ??= new Date();
      await manager.save(Convite, convite);
      return this.takePicture(manager, convite);
    });
    if (picture !== null) await this.ficheiros.removeFromDisk('uploads', picture);
  }

  /** Takes away the picture of an invitation that came to nothing, unless it is held. @returns whether it did */
  async dropPicture(id: number, now: Date): Promise<boolean> {
    const picture = await this.transactions.run(async (manager) => {
      const convite = await lockOrThrow(manager, Convite, id);
      return (await cameToNothing(manager, convite, now)) ? this.takePicture(manager, convite) : null;
    });
    if (picture !== null) await this.ficheiros.removeFromDisk('uploads', picture);
    return picture !== null;
  }

  /** The picture stays where an editor has put it to another use. @returns the name of what is to go from the disk */
  private async takePicture(manager: EntityManager, convite: Convite): Promise<string | null> {
    const { id, imagem } = convite;
    if (imagem === null || (await this.holds.heldAmong(manager, 'convites', [id])).has(id)) return null;
    convite.imagem = null;
    await manager.save(Convite, convite);
    // held first, so that nothing begins to name it
    const isThere = await this.ficheiros.exists(manager, imagem);
    if (!isThere || (await fileUses(manager, imagem)).length > 0) return null;
    await this.ficheiros.forget(manager, imagem);
    return imagem;
  }

  /** The invitations whose note names an address, found by its words. */
  async withNote(email: string, limit: number): Promise<Convite[]> {
    const query = { order: convitesList.defaultOrder, from: 0, to: limit - 1, conditions: [], search: email };
    const { rows } = await this.records.find(query);
    return rows.filter(({ nota }) => (nota ?? '').split(NO_PART_OF_AN_ADDRESS).map(normalEmail).includes(email));
  }

  /** @throws AppError 'notFound'; 'gone' for an invitation that was used or revoked, or is past its time */
  async getOpenOrThrow(token: string): Promise<Convite> {
    const convite = isLinkToken(token) ? await this.convites.findOneBy({ tokenHash: sha256(token) }) : null;
    if (convite === null) {
      throw new AppError('notFound', 'Este convite não existe. Confirme a ligação que recebeu.');
    }
    requireOpen(convite);
    return convite;
  }

  /** Reads an open invitation inside a unit of work, locked until it ends. @throws AppError 'notFound', 'gone' */
  async lockOpenOrThrow(manager: EntityManager, id: number): Promise<Convite> {
    const convite = await lockOrThrow(manager, Convite, id);
    requireOpen(convite);
    return convite;
  }
}
