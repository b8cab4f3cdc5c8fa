import { type DataSource, type EntityManager, In } from 'typeorm';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { batchesById } from '#platform/database/batches-by-id.js';
import { resourcesWith } from '#platform/database/resource.js';
import { createHash } from 'node:crypto';
import { areas, type Storage } from '#files/storage/storage.js';
import { existsSync } from 'node:fs';
import { type BreakKind, checkChain, sealedMark, type SealState } from '#accounts/atividade/trail-chain.js';
import { Trail } from '#accounts/atividade/trail.js';
import { ImageVariants } from '#files/ficheiros/image-variants.js';
import { orphanFiles } from '#files/ficheiros/orphan-files.js';
import { namesIn } from '#files/fotografias/named-files.js';
import { openStorage } from '#files/storage/open-storage.js';
import { presentSecrets } from '#platform/config/secret.js';
import { settings } from '#platform/config/settings.js';
import { Transactions } from '#platform/database/transactions.js';

const ROWS_AT_ONCE = 500;

/** Finds the records that name files without a row. */
async function danglingNames(manager: EntityManager) {
  const named = resourcesWith('ownFile').map(({ entity, ownFile }) => ({ entity, properties: [ownFile], whole: true }));
  const held = resourcesWith('files').map(({ entity, files }) => ({ entity, properties: files, whole: false }));
  const dangling: { table: string; id: unknown; nome: string }[] = [];
  for (const { entity, properties, whole } of [...named, ...held]) {
    const { tableName } = manager.connection.getMetadata(entity);
    for await (const rows of batchesById(manager, entity, { take: ROWS_AT_ONCE })) {
      const names = rows.flatMap((row) => {
        const values = properties.map((property) => row[property] as unknown);
        const nomes = whole ? values.filter((value) => typeof value === 'string') : [...namesIn(values)];
        return nomes.map((nome) => ({ id: row['id'] as unknown, nome }));
      });
      const wanted = [...new Set(names.map(({ nome }) => nome))];
      const known = new Set((await manager.findBy(Ficheiro, { nome: In(wanted) })).map(({ nome }) => nome));
      for (const one of names.filter(({ nome }) => !known.has(nome))) {
        // one that was erased meanwhile names nothing
        if (await manager.existsBy(entity, { id: one.id })) dangling.push({ table: tableName, ...one });
      }
    }
  }
  return dangling;
}

const faults = { missing: 'não existe', changed: 'foi alterado depois de guardado' } as const;
type Fault = keyof typeof faults;

/** Reads every stored file and holds it against its row. @returns how many there are, and what is wrong */
export async function checkStoredFiles(manager: EntityManager, storage: Storage) {
  const wrong: { file: Ficheiro; fault: Fault }[] = [];
  let checked = 0;
  for await (const rows of batchesById(manager, Ficheiro, { take: ROWS_AT_ONCE })) {
    for (const file of rows) {
      const fault = await faultOf(file, storage);
      // the row goes before the file: one that was deleted meanwhile lacks nothing
      if (fault !== undefined && (await manager.existsBy(Ficheiro, { id: file.id }))) wrong.push({ file, fault });
      checked += 1;
    }
  }
  return { checked, wrong };
}

async function faultOf({ area, nome, sha256 }: Ficheiro, storage: Storage): Promise<Fault | undefined> {
  const file = await storage.open(area, nome);
  if (file === undefined) return 'missing';
  const hash = createHash('sha256');
  for await (const chunk of file.bytes) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256 ? undefined : 'changed';
}

const sentences: Readonly<Record<BreakKind, string>> = {
  changed: 'foi alterado depois de escrito',
  missingBefore: 'não segue o anterior: falta um registo antes dele, ou foi trocado',
  missingAtEnd: 'e os seguintes foram apagados do fim',
  added: 'foi acrescentado por fora',
};
const seals: Readonly<Record<Exclude<SealState, 'good'>, string>> = {
  none: 'o selo foi retirado',
  otherSecret: 'o selo é de um segredo que não está aqui, nem em JWT_SECRET_PREVIOUS',
  wrong: 'o selo é de outros registos, e quem os mudou não tem o segredo',
};

interface Told {
  say: (good: string) => void;
  complain: (fault: string) => void;
}

/** Done beside looking: `mend` takes away files that no row knows, `seal` seals a chain that is whole. */
type Measures = Record<'mend' | 'seal', boolean>;

export async function checkIntegrity(dataSource: DataSource, { mend, seal }: Measures, told: Told): Promise<void> {
  await checkTrail(dataSource, seal, told);
  await checkFiles(dataSource, mend, told);
}

async function checkTrail(dataSource: DataSource, maySeal: boolean, { say, complain }: Told): Promise<void> {
  const secrets = presentSecrets(settings);
  const { good, broken, seal } = await dataSource.transaction((manager) => checkChain(manager, secrets));
  const whole = `Atividade: ${good} registos, cadeia inteira`;
  if (broken !== undefined) complain(`Atividade: cadeia quebrada. O registo ${broken.id} ${sentences[broken.kind]}.`);
  else if (seal === undefined) say(`${whole} e selada.`);
  else if (maySeal) {
    await new Trail(new Transactions(dataSource), settings).seal();
    say(`${whole}; selada agora, com um registo que o diz.`);
  } else if (seal === 'none' && !existsSync(sealedMark(settings)))
    say(`${whole}, ainda sem selo: o próximo arranque da API sela-a.`);
  else complain(`Atividade: os registos seguem-se, mas ${seals[seal]}. Se souber porquê, --seal sela-os como estão.`);
}

async function checkFiles({ manager }: DataSource, mend: boolean, { say, complain }: Told): Promise<void> {
  const storage = await openStorage(settings);
  const { checked, wrong } = await checkStoredFiles(manager, storage);
  say(`Ficheiros: ${checked} registos, ${checked - wrong.length} com os seus bytes.`);
  for (const { file, fault } of wrong) complain(`O ficheiro ${file.area}/${file.nome} ${faults[fault]}.`);
  for (const { table, id, nome } of await danglingNames(manager))
    complain(`O registo ${String(id)} de ${table} refere um ficheiro que não tem registo: ${nome}.`);
  const now = new Date();
  if (mend) await storage.clearStaging(now);
  const variants = new ImageVariants(storage);
  for (const area of areas) {
    const { names, unusual } = await orphanFiles(manager, storage, area, now);
    if (unusual) complain(`A pasta ${area} tem ${names.length} ficheiros sem registo: será de outra base de dados?`);
    else if (!mend) for (const nome of names) complain(`O ficheiro ${area}/${nome} não tem registo; --mend apaga-o.`);
    else
      for (const nome of names) {
        await storage.remove(area, nome);
        await variants.remove(nome);
        say(`Apagado, porque não tinha registo: ${area}/${nome}.`);
      }
  }
}
