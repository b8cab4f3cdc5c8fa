import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource, LessThan } from 'typeorm';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { Storage } from '../storage/storage.js';
import { Ficheiro } from './ficheiro.entity.js';
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
export class VariantQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Pictures');
  /** Pictures that have just been stored. These come first: somebody may be looking. */
  private readonly arrived = new Set<string>();
  /** Stored pictures whose versions are not all there. */
  private readonly found = new Set<string>();
  private readonly running = new Map<string, Promise<void>>();
  /** Pictures that went while their versions were being made. */
  private readonly gone = new Set<string>();
  private readonly refused = new Set<string>();
  private listening = false;
  private stopping = false;
  /** Pictures with a lower id are still to be looked through; where there is none, all have been. */
  private lookBelow: number | undefined = FROM_THE_NEWEST;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly variants: ImageVariants,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** Begins once the process listens: until then it has better things to do. A command never listens. */
  onApplicationBootstrap(): void {
    const server = this.adapter.httpAdapter?.getHttpServer() as NodeJS.EventEmitter | undefined;
    server?.once('listening', () => {
      this.listening = true;
      this.next();
    });
  }

  /** Lets what is being made end, and leaves the rest to the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.race([
      Promise.all([this.looking, ...this.running.values()]),
      wait(SHUTDOWN_GRACE_MS, undefined, { ref: false }),
    ]);
  }

  /** Has the versions of a picture made that has just been stored. */
  add(nome: string): void {
    if (this.arrived.size < MAX_ARRIVED) this.arrived.add(nome);
    else this.lookBelow = FROM_THE_NEWEST;
    this.next();
  }

  /** Takes back and throws away what there is for a picture that has been removed from the storage. */
  async remove(nome: string): Promise<void> {
    this.takeBack(nome);
    const job = this.running.get(nome);
    if (job === undefined) return this.variants.remove(nome);
    this.gone.add(nome);
    await job;
  }

  private next(): void {
    while (this.listening && !this.stopping && this.running.size < PARALLEL) {
      const [nome] = this.arrived.size > 0 ? this.arrived : this.found;
      if (nome === undefined) {
        if (this.lookBelow !== undefined) this.looking ??= this.look(this.lookBelow);
        return;
      }
      this.takeBack(nome);
      this.start(nome);
    }
  }

  private takeBack(nome: string): void {
    this.arrived.delete(nome);
    this.found.delete(nome);
  }

  private start(nome: string): void {
    const job = this.make(nome).finally(() => {
      this.running.delete(nome);
      this.gone.delete(nome);
      this.next();
    });
    this.running.set(nome, job);
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
      await this.refuse(nome, error);
    }
  }

  /** A picture's name holds what its sender called it, so the log knows it by its id. */
  private async refuse(nome: string, error: unknown): Promise<void> {
    this.refused.add(nome);
    const file = await this.dataSource.manager.findOneBy(Ficheiro, { nome }).catch(() => null);
    if (file === null) return;
    this.logger.warn({ picture: file.id, error: String(error).replaceAll(nome, '…') });
  }

  /** Notes some of the stored pictures whose versions are not all there. */
  private async look(below: number): Promise<void> {
    this.lookBelow = undefined;
    try {
      const files = await this.dataSource.manager.find(Ficheiro, {
        select: { id: true, nome: true },
        where: { area: 'uploads', imagem: true, id: LessThan(below) },
        order: { id: 'DESC' },
        take: BATCH,
      });
      // more may have arrived meanwhile than could be noted: then all is to be looked through again
      this.lookBelow ??= files.at(-1)?.id;
      for (const { nome } of files) {
        const known = this.refused.has(nome) || this.running.has(nome) || (await this.variants.isComplete(nome));
        if (!known) this.found.add(nome);
      }
    } catch (error) {
      this.lookBelow ??= below;
      this.logger.warn({ pictures: databaseTrouble(error) ?? String(error) });
      // the next picture that arrives has it tried again, or the next start
      return;
    } finally {
      this.looking = undefined;
    }
    this.next();
  }
}
