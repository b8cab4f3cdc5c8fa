// Usage: node scripts/start.mjs [api] [site] [admin]
// Builds what is stale, runs the production builds, begins again what ends unasked, and ends them together.
import { build } from './lib/build.mjs';
import { endAll, stopRequest } from './lib/children.mjs';
import { prepareEnvironment } from './lib/environment.mjs';
import { isFree } from './lib/ports.mjs';
import { namedPrograms, portOf, programs } from './lib/programs.mjs';
import { startStack } from './lib/stack.mjs';

/** @type {Promise<'stop'>} */
const askedToStop = stopRequest().then(() => 'stop');

/** @param {ProgramName[]} names */
async function refuseBusyPorts(names) {
  /** @type {typeof names} */
  const busy = [];
  for (const name of names) if (!(await isFree(portOf(name, process.env)))) busy.push(name);
  if (busy.length === 0) return;
  const ports = busy.map(
    (name) => `${portOf(name, process.env)} (${programs[name].title}, ${programs[name].portVariable})`,
  );
  throw new Error(
    ports.length === 1
      ? `Já há um programa a usar a porta ${ports[0]}. Feche-o, ou escolha outra porta com essa variável no ficheiro .env.`
      : `Já há programas a usar as portas ${new Intl.ListFormat('pt-PT').format(ports)}. Feche-os, ou escolha outras portas com essas variáveis no ficheiro .env.`,
  );
}

/** @typedef {import('./lib/programs.mjs').ProgramName} ProgramName */

/** @type {Record<ProgramName, string>} */
const urlVariables = { api: 'API_URL', site: 'SITE_URL', admin: 'ADMIN_URL' };

/**
 * Returns the addresses to open in the browser, in a frame.
 * @param {ProgramName[]} names the programs that run
 * @param {NodeJS.ProcessEnv} env
 */
function welcome(names, env) {
  /** @param {ProgramName} name */
  const url = (name) => (env[urlVariables[name]] || `http://localhost:${portOf(name, env)}`).replace(/\/$/, '');
  /** @type {Record<ProgramName, string>} */
  const lines = {
    site: `Site público          ${url('site')}`,
    admin: `Back office           ${url('admin')}`,
    api: `Documentação da API   ${url('api')}/docs`,
  };
  const order = /** @type {ProgramName[]} */ (['site', 'admin', 'api']).filter((name) => names.includes(name));
  const text = [
    'Está tudo a funcionar. Abra no navegador:',
    '',
    ...order.map((name) => lines[name]),
    '',
    'Ctrl+C termina.',
  ];
  const width = Math.max(...text.map((line) => line.length));
  const bar = '─'.repeat(width + 4);
  return ['', `┌${bar}┐`, ...text.map((line) => `│  ${line.padEnd(width)}  │`), `└${bar}┘`, ''].join('\n');
}

/** @returns {Promise<number>} the exit code */
async function start() {
  // as its programs are: what production demands is demanded before the build
  process.env.NODE_ENV = 'production';
  const names = namedPrograms(process.argv.slice(2));
  await prepareEnvironment(names);
  await refuseBusyPorts(names);
  if ((await Promise.race([build(names, { onlyStale: true }), askedToStop])) === 'stop') {
    await endAll();
    return 0;
  }

  const stack = startStack(names, process.env, {
    onRestart: ({ name, how }) =>
      console.error(`${programs[name].title}: terminou inesperadamente (${how}). A arrancar de novo …`),
  });
  const ready = stack.healthy((name, seconds, pid) => {
    console.log(`${programs[name].title}: pronto em ${seconds.toFixed(1)} s (processo ${pid})`);
  });
  ready.then(
    () => console.log(welcome(names, process.env)),
    () => {},
  );

  const first = await Promise.race([askedToStop, stack.death]);
  if (first !== 'stop') {
    const times = first.often > 1 ? `terminou ${first.often} vezes num minuto` : 'terminou inesperadamente';
    console.error(`${programs[first.name].title}: ${times} (${first.how}). A terminar os restantes …`);
  }
  const polite = await stack.stop();
  return first === 'stop' && polite ? 0 : 1;
}

try {
  process.exit(await start());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
