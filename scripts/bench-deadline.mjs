// Usage: npm run bench -- deadline [--schools 2000] [--minutes 60] [sqlite|mysql ...]
// The hour before projects are due: so many schools come evenly, and each writes its project as the page saves it, sends
// eight pictures and describes them, and hands it in. Prints how long each call waits, and whether all that was
// answered is kept: each project with its pictures, and one receipt a school. Fewer schools in as much shorter a time are
// the same load.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { onDatabases, quantile, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startSeededStack } from './lib/seeded-stack.mjs';
import { signIn } from './lib/sign-in.mjs';

const PICTURES = 8;
/** The words are saved so often while they are written. */
const SAVES = 5;
const LONGEST_WAIT_MS = 1_000;
const STEP = 'Perguntámos a quem passava o que faltava na rua, e escrevemos tudo num caderno. '.repeat(12);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schools: { type: 'string', default: '2000' }, minutes: { type: 'string', default: '60' } },
});
const schools = Number(values.schools);
const pauseMs = (Number(values.minutes) * 60_000) / schools;

/** Photographs as the page sends them. */
const photographs = await Promise.all(
  Array.from({ length: PICTURES }, (_, place) =>
    sharp({
      create: {
        width: 1_800,
        height: 1_200,
        channels: 3,
        background: { r: 30 * place, g: 120, b: 90 },
        noise: { type: 'gaussian', mean: 128, sigma: 12 },
      },
    })
      .jpeg({ quality: 82 })
      .toBuffer(),
  ),
);

/** @typedef {'words' | 'picture' | 'description' | 'handing in'} Kind */

/** @param {string} title @param {string} [serverUrl] @returns {Promise<boolean>} whether all is kept and nobody waits long */
async function measure(title, serverUrl) {
  const seed = ['test/bench/deadline-seed.ts', String(schools)];
  const env = await startSeededStack(schools, serverUrl, { programs: ['api'], seed });
  const api = env.API_URL ?? '';
  /** @type {Record<Kind, number[]>} */
  const times = { words: [], picture: [], description: [], 'handing in': [] };
  /** @type {string[]} */
  const refused = [];
  /** @param {Kind} kind @param {string} path @param {string} method @param {FormData | object} [body] */
  const call = async (kind, path, method, body) => {
    const begun = performance.now();
    const answer = await fetch(api + path, {
      method,
      ...(body instanceof FormData
        ? { body }
        : { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await answer.text();
    times[kind].push(performance.now() - begun);
    if (!answer.ok) refused.push(`${kind}: ${answer.status} ${text.slice(0, 120)}`);
    return /** @type {{ nome?: string, versao?: number }} */ (answer.ok ? JSON.parse(text) : {});
  };
  /** @param {number} school */
  const handIn = async (school) => {
    const path = `/api/desafio/${String(school).padStart(43, 'a')}`;
    const words = { titulo: `Projeto ${school}`, frase: 'Uma rua com horta.', sentir: STEP, imaginar: STEP };
    let versao = 0;
    for (let save = 0; save < SAVES; save += 1) {
      const story = { ...words, fazer: STEP, partilhar: `${STEP} ${save}`, versao };
      versao = (await call('words', `${path}/projeto`, 'PUT', story)).versao ?? versao;
    }
    for (const photograph of photographs) {
      const body = new FormData();
      body.set('ficheiro', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'horta.jpg');
      const { nome } = await call('picture', `${path}/ficheiros`, 'POST', body);
      const said = { descricao: 'Alfaces num canteiro.', menores: false };
      if (nome !== undefined) await call('description', `${path}/fotos/${nome}`, 'PUT', said);
    }
    await call('handing in', `${path}/entrega`, 'POST');
  };
  const begun = performance.now();
  /** @type {Promise<void>[]} */
  const all = [];
  for (let school = 1; school <= schools; school += 1) {
    all.push(handIn(school));
    await delay(Math.max(0, begun + school * pauseMs - performance.now()));
  }
  await Promise.all(all);
  const minutes = (performance.now() - begun) / 60_000;
  console.log(`\n${title}: ${schools} schools in ${minutes.toFixed(1)} minutes, milliseconds`);
  for (const [kind, measured] of Object.entries(times)) {
    const at = (/** @type {number} */ part) => Math.round(quantile(measured, part));
    console.log(`  ${kind.padEnd(12)} ${measured.length} calls, p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
  }
  for (const sentence of new Set(refused)) console.log(`  refused: ${sentence}`);
  const kept = await countKept(api, env);
  console.log(`  kept: ${kept.handedIn} projects handed in, ${kept.pictures} pictures`);
  const isQuick = Object.values(times).every((measured) => quantile(measured, 0.95) < LONGEST_WAIT_MS);
  return isQuick && refused.length === 0 && kept.handedIn === schools && kept.pictures === schools * PICTURES;
}

/** Counts what the back office has. @param {string} api @param {NodeJS.ProcessEnv} env */
async function countKept(api, env) {
  const token = await signIn(env);
  const total = async (/** @type {string} */ path) => {
    const answer = await fetch(`${api}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('Content-Range')?.split('/')[1]);
  };
  const filter = encodeURIComponent(JSON.stringify({ estado: 'submetida' }));
  return {
    handedIn: await total(`/api/participacoes?range=[0,0]&filter=${filter}`),
    pictures: await total('/api/fotografias?range=[0,0]'),
  };
}

const wanted = parseDatabases(positionals);

await runOnBuilds(['api'], () => onDatabases(wanted, measure));
