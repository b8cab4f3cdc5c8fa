// Usage: npm run secrets -- --site https://www.example.pt --api https://api.example.pt --admin https://painel.example.pt \
//          --smtp smtps://user:password@mail.example.pt:465 --mail-to geral@example.pt --mail-from nao-responder@example.pt \
//          --admin-email ana@example.pt [--redis] [--file .env]
// Writes the `.env` of compose.production.yml, its owner's alone, with passwords that are nobody else's. It
// asks for what is not given, and replaces no file.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { productionSettings, questions } from './lib/production-settings.mjs';

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(Object.keys(questions).map((name) => [name, { type: /** @type {const} */ ('string') }])),
    redis: { type: 'boolean', default: false },
    file: { type: 'string', default: '.env' },
  },
});

/** @type {Record<string, string>} */
const answers = {};
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
for (const [name, { asked }] of Object.entries(questions)) {
  const given = /** @type {Record<string, unknown>} */ (values)[name];
  answers[name] = typeof given === 'string' ? given : ((await terminal?.question(`${asked}: `)) ?? '');
}
terminal?.close();

try {
  const text = productionSettings(answers, {
    secret: () => randomBytes(32).toString('base64url'),
    redis: values.redis === true,
  });
  const file = resolve(String(values.file));
  writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  console.log(`${file} foi escrito. Guarde uma cópia noutro sítio: sem JWT_SECRET, uma cópia de segurança sem cifra`);
  console.log('não volta inteira. A seguir: docker compose up --build -d, e docker compose logs api.');
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code === 'EEXIST' ? `${String(values.file)} já existe, e fica como está.` : message);
  process.exitCode = 1;
}
