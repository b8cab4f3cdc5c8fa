import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { type BreakKind, checkChain, sealedMark, type SealState } from '../../accounts/atividade/trail-chain.js';
import { Trail } from '../../accounts/atividade/trail.js';
import { ImageVariants } from '../../files/ficheiros/image-variants.js';
import { orphanFiles } from '../../files/ficheiros/orphan-files.js';
import { openStorage } from '../../files/storage/open-storage.js';
import { areas } from '../../files/storage/storage.js';
import { presentSecrets } from '../../platform/config/secret.js';
import { settings } from '../../platform/config/settings.js';
import { Transactions } from '../../platform/database/transactions.js';
import { danglingNames } from './named-files.js';
import { checkStoredFiles } from './stored-files.js';

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
const faults = { missing: 'não existe', changed: 'foi alterado depois de guardado' } as const;

/** How the findings are said. */
interface Told {
  say: (good: string) => void;
  complain: (fault: string) => void;
}

/** Done beside looking: `mend` takes away files that no row knows, `seal` seals a chain that is whole. */
interface Measures {
  mend: boolean;
  seal: boolean;
}

/** Follows the chain of the trail and holds the files against their rows. */
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
