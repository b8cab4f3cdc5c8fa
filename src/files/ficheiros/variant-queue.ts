import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource, LessThan } from 'typeorm';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { Storage } from '../storage/storage.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';
import { ImageVariants } from './image-variants.js';

const PARALLEL = 2;
const MAX_ARRIVED = 200;
const BATCH = 100;
const SHUTDOWN_GRACE_MS = 5 * SECOND_MS;
/** After which a picture is tried again that the storage was away for. */
const AGAIN_MS = 30 * SECOND_MS;
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER;

/** Makes the smaller versions of pictures as they arrive; what a process leaves, it or the next one finds. */
@Injectable()
export class VariantQueue extends DueWorker {
  protected override readonly logger = new Logger('Pictures');
  protected override readonly lookMs = AGAIN_MS;
  /** Pictures that have just been stored. These come first: somebody may be looking. */
  private readonly arrived = new Set<string>();
  private readonly running = new Map<string, Promise<void>>();
  /** Pictures that went while their versions were being made. */
  private readonly gone = new Set<string>();
  private readonly refused = new Set<string>();
  /** Pictures with a lower id are still to be looked through. */
  private lookBelow = FROM_THE_NEWEST;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly variants: ImageVariants,
    private readonly adapter: HttpAdapterHost,
  ) {
    super();
  }

  /** Begins once the process listens: until then it has better things to do. A command never listens. */
  override onApplicationBootstrap(): void {
    const server = this.adapter.httpAdapter?.getHttpServer() as NodeJS.EventEmitter | undefined;
    server?.once('listening', () => super.onApplicationBootstrap());
  }

  /** Lets what is being made end, and leaves the rest to the next start. */
  override async beforeApplicationShutdown(): Promise<void> {
    const ended = super.beforeApplicationShutdown().then(() => Promise.all(this.running.values()));
    await Promise.race([ended, wait(SHUTDOWN_GRACE_MS, undefined, { ref: false })]);
  }

  /** Has the versions of a picture made that has just been stored (docs/decisions/0017). */
  add(nome: string): void {
    if (this.arrived.size < MAX_ARRIVED) this.arrived.add(nome);
    else this.lookBelow = FROM_THE_NEWEST;
    this.signal.raise();
  }

  /** Takes back and throws away what there is for a picture that has been removed from the storage. */
  async remove(nome: string): Promise<void> {
    this.arrived.delete(nome);
    const job = this.running.get(nome);
    if (job === undefined) return this.variants.remove(nome);
    this.gone.add(nome);
    await job;
  }

  /** Begins as many as there is room for; each that ends has it look again. */
  override async doDue(): Promise<void> {
    while (this.running.size < PARALLEL) {
      const left = this.arrived.size > 0 ? undefined : await this.findLeft();
      const [arrived] = this.arrived;
      const nome = left ?? arrived;
      if (nome === undefined || this.stopping) return;
      this.arrived.delete(nome);
      const job = this.make(nome).finally(() => {
        this.running.delete(nome);
        this.gone.delete(nome);
        this.signal.raise();
      });
      this.running.set(nome, job);
    }
  }

  /** Looks for the next stored picture whose versions are not all there, until one arrives. */
  private async findLeft(): Promise<string | undefined> {
    while (this.lookBelow > 0) {
      const files = await this.dataSource.manager.find(Ficheiro, {
        select: { id: true, nome: true },
        where: { area: 'uploads', imagem: true, id: LessThan(this.lookBelow) },
        order: { id: 'DESC' },
        take: BATCH,
      });
      // more may have arrived meanwhile than could be noted: then all is to be looked through again
      if (this.arrived.size > 0) return undefined;
      if (files.length === 0) this.lookBelow = 0;
      for (const { id, nome } of files) {
        const known = this.refused.has(nome) || this.running.has(nome) || (await this.variants.isComplete(nome));
        if (this.arrived.size > 0 || this.stopping) return undefined;
        this.lookBelow = id;
        if (!known) return nome;
      }
    }
    return undefined;
  }

  private async make(nome: string): Promise<void> {
    try {
      const original = await this.storage.open('uploads', nome);
      if (original !== undefined) await this.complete(nome, await buffer(original.bytes));
      // another process may have removed it
      if ((await this.storage.stat('uploads', nome)) === undefined) await this.variants.remove(nome);
    } catch (error) {
      this.logger.warn({ pictures: databaseTrouble(error) ?? String(error).replaceAll(nome, '…') });
      setTimeout(() => this.add(nome), AGAIN_MS).unref();
    }
  }

  private async complete(nome: string, original: Buffer): Promise<void> {
    try {
      await this.variants.complete(original, nome, () => !this.stopping && !this.gone.has(nome));
    } catch (error) {
      if (databaseTrouble(error) === 'unavailable') throw error;
      this.refused.add(nome);
      const file = await this.dataSource.manager.findOneBy(Ficheiro, { nome }).catch(() => null);
      // a picture's name holds what its sender called it, so the log knows it by its id
      if (file !== null) this.logger.warn({ picture: file.id, error: String(error).replaceAll(nome, '…') });
    }
  }
}
