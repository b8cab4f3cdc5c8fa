import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { parseArgs, parseEnv } from 'node:util';
import type { Settings } from '../../platform/config/config.js';
import { environmentWith } from '../../platform/config/environment-with.js';
import { settings } from '../../platform/config/settings.js';
import { removeMovedMarker } from '../../platform/database/moved-marker.js';
import { move } from '../moving/move.js';
import { MoveProblem } from '../moving/move-problem.js';

const USAGE = 'Uso: npm run migrate:to -- ficheiro (com DATABASE_URL, STORAGE_URL… do novo lugar), ou --cancel';
const tell = (done: string) => void process.stdout.write(`${done}\n`);

/** Runs this file again in the environment of the new place, where the schema is of its kind of database. */
async function begin(file: string): Promise<void> {
  const changes = parseEnv(await readFile(file, 'utf8'));
  const args = [...process.execArgv, import.meta.filename, '--from-input'];
  const child = spawn(process.execPath, args, {
    env: environmentWith(changes),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // not as an argument: others on this machine could read the passwords in it
  child.stdin.end(JSON.stringify(settings));
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
  if (code !== 0 && code !== 2) return;
  const names = Object.keys(changes).join(', ');
  tell(`A mudança terminou. Ponha em .env, ou onde estão as definições, o que ${file} diz (${names}), e arranque.`);
  tell('O lugar antigo ficou como estava e já não arranca. Depois de ver que tudo está bem, apague-o.');
}

async function moveHere(): Promise<void> {
  const from = (await json(process.stdin)) as Settings;
  const { missing, changed } = await move({ from, to: settings, tell });
  for (const { area, nome } of missing) process.stderr.write(`Já faltava o ficheiro ${area}/${nome}.\n`);
  for (const { area, nome } of changed) process.stderr.write(`Já tinha sido alterado o ficheiro ${area}/${nome}.\n`);
  if (from.dataDir !== settings.dataDir)
    tell(`Copie ${from.dataDir}/erasures.jsonl, se existir, para ${settings.dataDir}.`);
  // everything has arrived; what it was made of is not whole
  if (missing.length + changed.length > 0) process.exitCode = 2;
}

// `npm run migrate:to -- file`: moves this installation to the database and the storage that the file names.
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { cancel: { type: 'boolean', default: false }, 'from-input': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values['from-input']) await moveHere();
  else if (values.cancel) {
    await removeMovedMarker(settings);
    tell('Este sistema já arranca de novo onde está. O que já foi para outro lugar continua lá.');
  } else if (file === undefined) throw new MoveProblem(USAGE);
  else await begin(file);
} catch (error) {
  process.stderr.write(`Não foi possível mudar: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
