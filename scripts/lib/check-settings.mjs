import { isIP } from 'node:net';
import { programs } from './programs.mjs';

const HIGHEST_PORT = 65_535;

/**
 * Checks the variables that say where the programs listen, before anything is built or started.
 * @param {import('./programs.mjs').ProgramName[]} names the programs that are to run
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [found] what else is already known to be wrong
 * @throws {Error} naming every wrong variable, one a line
 */
export function checkSettings(names, env, found = []) {
  const problems = [...found];
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const { portVariable, defaultPort } of names.map((name) => programs[name])) {
    const text = env[portVariable] || String(defaultPort);
    const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    const other = taken.get(port);
    if (port < 1 || port > HIGHEST_PORT)
      problems.push(`${portVariable}: "${text}" não é uma porta (um número de 1 a ${HIGHEST_PORT})`);
    else if (other) problems.push(`${portVariable}: a porta ${port} já é a de ${other}`);
    else taken.set(port, portVariable);
  }
  if (env.HOST && env.HOST !== 'localhost' && !isIP(env.HOST))
    problems.push(`HOST: "${env.HOST}" não é um endereço IP nem localhost`);
  if (problems.length > 0)
    throw new Error(
      `Configuração errada, no ambiente ou no ficheiro .env:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
}
