import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Atividade } from '../../accounts/atividade/atividade.entity.js';
import { type BreakKind, checkChain } from '../../accounts/atividade/check-chain.js';
import { TrailHead } from '../../accounts/atividade/trail-head.entity.js';
import { settings } from '../../platform/config/settings.js';
import { dataSourceOptions } from '../../platform/database/options.js';

const sentences: Readonly<Record<BreakKind, string>> = {
  changed: 'foi alterado depois de escrito',
  missingBefore: 'não segue o anterior: falta um registo antes dele, ou foi trocado',
  missingAtEnd: 'e os seguintes foram apagados do fim',
  added: 'foi acrescentado por fora',
};

// `npm run integrity`: follows the chain of the trail, beside the running system. It changes nothing.
const dataSource = new DataSource({ ...dataSourceOptions(settings), entities: [Atividade, TrailHead] });
try {
  await dataSource.initialize();
  const { good, broken } = await dataSource.transaction(checkChain);
  if (broken === undefined) process.stdout.write(`Atividade: ${good} registos, cadeia inteira.\n`);
  else {
    process.stderr.write(`Atividade: cadeia quebrada. O registo ${broken.id} ${sentences[broken.kind]}.\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`Não foi possível verificar: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (dataSource.isInitialized) await dataSource.destroy();
}
