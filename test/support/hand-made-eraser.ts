import { join } from 'node:path';
import { DataSource, In } from 'typeorm';
import { FicheirosService } from '#files/ficheiros/ficheiros.service.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import type { VariantQueue } from '#files/ficheiros/variant-queue.js';
import { FileStorage } from '#files/storage/file-storage.js';
import { FileMailer } from '#mail/file.mailer.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Outbox } from '#mail/outbox.js';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/data-source/options.js';
import { HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { DatabaseFile } from '#erasing/database-file.js';
import { Eraser } from '#erasing/eraser.service.js';
import { ErasureRemains } from '#erasing/erasure-remains.service.js';
import { ErasureList } from '#erasing/erasure-list.js';
import { Erasure, UnfinishedErasure } from '#erasing/erasure.entity.js';
import { Fingerprints } from '#erasing/fingerprints.js';
import { Hold } from '#erasing/hold.entity.js';
import { RetentionState } from '#privacy/privacidade/retention-state.entity.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { IdempotencyKey } from '#submissions/shared/idempotency-key.entity.js';

/**
 * An eraser of messages of the contact form, without the application around it: a process that runs a source file has
 * no types of parameters for it to be put together by.
 * @param steps after how many of its steps the process is killed, as in a power cut
 */
export async function handMadeEraser(steps: number) {
  let left = steps;
  function step<Target extends object>(target: Target, name: keyof Target & string): void {
    const original = target[name] as (...parameters: unknown[]) => Promise<unknown>;
    const counted = async (...parameters: unknown[]) => {
      const result = await original.apply(target, parameters);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return result;
    };
    Object.assign(target, { [name]: counted });
  }

  const entities = [
    Contacto,
    Ficheiro,
    Fotografia,
    IdempotencyKey,
    HeldAddress,
    OutgoingMail,
    SearchTerm,
    Erasure,
    Hold,
    RetentionState,
    UnfinishedErasure,
  ];
  const dataSource = await new DataSource({ ...dataSourceOptions(settings), entities }).initialize();
  const transactions = new Transactions(dataSource);
  const storage = new FileStorage(settings.dataDir);
  const noVariants = { remove: () => Promise.resolve() } as unknown as VariantQueue;
  const ficheiros = new FicheirosService(storage, transactions, noVariants);
  const mailer = new FileMailer(settings.mail.from, join(settings.dataDir, 'mail'));
  const list = new ErasureList(settings);
  const databaseFile = new DatabaseFile(dataSource, transactions, settings);
  const outbox = new Outbox(settings);
  const fingerprints = new Fingerprints(settings);
  const remains = new ErasureRemains(transactions, ficheiros, mailer, list, databaseFile);
  const eraser = new Eraser(transactions, ficheiros, outbox, list, fingerprints, databaseFile, remains);
  eraser.register<Contacto>({
    entity: Contacto,
    since: 'createdAt',
    address: ({ email }) => email,
    retention: { rule: 'submissions', from: 'createdAt' },
    alongside: async (manager, rows) => {
      await manager.delete(IdempotencyKey, { form: 'contactos', recordId: In(rows.map((row) => row.id)) });
    },
  });
  step(outbox, 'forget');
  step(ficheiros, 'forget');
  step(eraser, 'eraseLocked');
  step(dataSource, 'transaction');
  step(ficheiros, 'removeFromDisk');
  step(mailer, 'forget');
  step(list, 'append');
  step(databaseFile, 'rebuildIfSmall');
  step(databaseFile, 'emptyLog');
  return { dataSource, transactions, eraser, remains };
}
