import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './programs.mjs';
import { temporaryFolder } from './temporary.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @param {string} folder a checkout */
export const changesIn = (folder) => git('-C', folder, 'status', '--porcelain');

/** Clones what this checkout has committed into a temporary folder. */
export function freshClone() {
  if (changesIn(root)) console.log('!!! Há alterações por registar no git: ficam fora deste teste.');
  const folder = join(temporaryFolder('clone'), 'dfc');
  git('clone', '--quiet', root, folder);
  return folder;
}

/**
 * The commands that the README gives to start with, one a line.
 * @param {string} folder the checkout
 */
export function startCommands(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const block = /^## Start$[^]*?^```sh\n([^]*?)^```$/m.exec(readme)?.[1];
  if (!block) throw new Error('README.md: falta o bloco de comandos em "## Start".');
  return block.trim().split('\n');
}

/** Returns the variables that every person's environment has, without this checkout's tools, which npm puts first. */
export function bareEnvironment() {
  const { PATH = '', HOME } = process.env;
  const folders = PATH.split(delimiter).filter(
    (path) => !path.includes('node_modules') && !path.includes('node-gyp-bin'),
  );
  return { PATH: folders.join(delimiter), HOME };
}
