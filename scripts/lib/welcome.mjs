import { portOf } from './programs.mjs';

/** @typedef {import('./programs.mjs').ProgramName} ProgramName */

/** @type {Record<ProgramName, string>} */
const urlVariables = { api: 'API_URL', site: 'SITE_URL', admin: 'ADMIN_URL' };

/**
 * Returns the addresses to open in the browser, in a frame.
 * @param {ProgramName[]} names the programs that run
 * @param {NodeJS.ProcessEnv} env
 */
export function welcome(names, env) {
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
