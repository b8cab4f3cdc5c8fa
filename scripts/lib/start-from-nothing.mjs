import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { launchBrowser } from './admin-browser.mjs';
import { end, exitOf, launch } from './children.mjs';
import { freePorts, isFree } from './ports.mjs';
import { allPrograms, programs, root } from './programs.mjs';
import { describeFailure, runPlaywright } from './runners.mjs';
import { temporaryFolder } from './temporary.mjs';
import { Timetable } from './timetable.mjs';

const END_LIMIT_MS = 10_000;
const LOOK_MS = 50;
const CTRL_C = '\u0003';
const READY = /Está tudo a funcionar[^]*Ctrl\+C termina/;

/** @typedef {import('./runners.mjs').Tally} Tally */

/** A command in a terminal of its own, as a person runs it: with a foreground group that hears Ctrl+C. */
class Terminal {
  output = '';

  /**
   * @param {string} command for the shell
   * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
   */
  constructor(command, options) {
    // `exec`: a shell that waits for it would end by Ctrl+C too, with a code of its own.
    this.child = launch('script', ['--quiet', '--return', '--flush', '--command', `exec ${command}`, '/dev/null'], {
      ...options,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
      this.output += chunk.toString().replaceAll('\r', '');
    });
    this.ended = exitOf(this.child);
  }

  /**
   * Resolves when the output matches.
   * @param {RegExp} pattern
   * @throws {Error} with the end of the output when the command ends before
   */
  async printed(pattern) {
    while (!pattern.test(this.output)) {
      /** @type {Promise<'more'>} */
      const more = new Promise((resolve) => this.child.stdout?.once('data', () => resolve('more')));
      const next = await Promise.race([more, this.ended]);
      if (next !== 'more' && !pattern.test(this.output))
        throw new Error(`Terminou com o código ${next} antes de escrever ${pattern}:\n${this.output.slice(-4000)}`);
    }
  }

  pressCtrlC() {
    this.child.stdin?.write(CTRL_C);
  }

  /** Closes the terminal, should it still be open. */
  async close() {
    await end(this.child);
  }
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @param {string} folder a checkout */
const changesIn = (folder) => git('-C', folder, 'status', '--porcelain');

/** Clones what this checkout has committed into a temporary folder. */
function freshClone() {
  if (changesIn(root)) console.log('!!! Há alterações por registar no git: ficam fora deste teste.');
  const folder = join(temporaryFolder('clone'), 'dfc');
  git('clone', '--quiet', root, folder);
  return folder;
}

/**
 * The commands that the README gives to start with, one a line.
 * @param {string} folder the checkout
 */
function startCommands(folder) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const block = /^## Start$[^]*?^```sh\n([^]*?)^```$/m.exec(readme)?.[1];
  if (!block) throw new Error('README.md: falta o bloco de comandos em "## Start".');
  return block.trim().split('\n');
}

/** Returns the variables that every person's environment has, without this checkout's tools, which npm puts first. */
function bareEnvironment() {
  const { PATH = '', HOME } = process.env;
  const folders = PATH.split(delimiter).filter(
    (path) => !path.includes('node_modules') && !path.includes('node-gyp-bin'),
  );
  return { PATH: folders.join(delimiter), HOME };
}

/**
 * The processes that work inside a folder.
 * @param {string} folder absolute
 * @returns {number[]}
 */
function processesIn(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/**
 * The default ports; where one is taken, others for all three, said loudly.
 * @returns {Promise<{ ports: number[], variables: Record<string, string> }>}
 */
async function choosePorts() {
  const usual = allPrograms.map((name) => programs[name].defaultPort);
  const free = await Promise.all(usual.map(isFree));
  if (free.every(Boolean)) return { ports: usual, variables: {} };
  const taken = usual.filter((_, index) => !free[index]);
  const ports = await freePorts(allPrograms.length);
  console.log(
    `!!! As portas ${taken.join(', ')} estão ocupadas: este teste usa ${ports.join(', ')}, e NÃO as de origem.`,
  );
  /** @type {Record<string, string>} */
  const variables = {};
  for (const [index, name] of allPrograms.entries()) variables[programs[name].portVariable] = String(ports[index]);
  return { ports, variables };
}

/**
 * Lines that no start may write: what is logged as an error, and the trace of an exception.
 * @param {string} output
 */
function errorsIn(output) {
  return output.split('\n').filter((line) => /"level":"(error|fatal)"|^\s+at .+:\d+:\d+\)?$/.test(line));
}

/**
 * Sets the first password by the link that was printed, as a person does.
 * @param {string} link
 * @param {string} password
 */
async function setPassword(link, password) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(link);
    await page.getByLabel('Palavra-passe', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sair' }).waitFor();
  } finally {
    await browser.close();
  }
}

/**
 * Starts the product as the README says, on a fresh clone, and looks at all that it shows.
 * @param {{ isHere?: boolean }} [where] whether this checkout is the fresh clone, on which all commands but the last have run
 * @returns {Promise<Tally>}
 */
export async function startFromNothing({ isHere = false } = {}) {
  const data = join(root, 'data');
  if (isHere && existsSync(data)) throw new Error('Isto não é uma cópia de raiz: a pasta data já existe.');
  /** @type {Tally} */
  const total = { passed: 0, failed: 0, failures: [] };
  const times = new Timetable();
  /**
   * @param {string} title
   * @param {boolean} holds
   * @param {unknown} [found] told where it does not hold
   */
  const check = (title, holds, found) => {
    console.log(`  ${holds ? '✓' : '✘'} ${title}`);
    if (holds) {
      total.passed += 1;
      return;
    }
    const message = typeof found === 'string' ? found : inspect(found ?? '');
    console.log(message);
    total.failed += 1;
    total.failures.push(describeFailure(title, message));
  };

  const { ports, variables } = await choosePorts();
  const [api = 0, site = 0, admin = 0] = ports;
  const cwd = isHere ? root.replace(/\/$/, '') : freshClone();
  const before = processesIn(cwd);
  const env = { ...bareEnvironment(), ...variables };
  const commands = startCommands(cwd);
  const start = commands.pop() ?? '';
  if (isHere) commands.length = 0;

  /** @param {Terminal} terminal */
  const endWithCtrlC = async (terminal) => {
    const from = performance.now();
    terminal.pressCtrlC();
    const code = await terminal.ended;
    const ms = performance.now() - from;
    check(`Ctrl+C termina "${start}" com o código 0`, code === 0, `código ${code}`);
    check(`em menos de ${END_LIMIT_MS / 1000} s`, ms < END_LIMIT_MS, `${Math.round(ms)} ms`);
    // what was killed takes a moment to be gone on a busy machine
    const leftovers = () => processesIn(cwd).filter((pid) => !before.includes(pid));
    let left = leftovers();
    while (left.length > 0 && performance.now() - from < END_LIMIT_MS) {
      await delay(LOOK_MS);
      left = leftovers();
    }
    check('e nenhum programa fica a correr', left.length === 0, left);
    const busy = (await Promise.all(ports.map(isFree))).flatMap((free, index) => (free ? [] : [ports[index]]));
    check('nem nenhuma porta ocupada', busy.length === 0, busy);
  };

  for (const command of commands) {
    const terminal = new Terminal(command, { cwd, env });
    const code = await times.measure(command, terminal.ended);
    check(command, code === 0, terminal.output.slice(-4000));
    if (code !== 0) return total;
  }

  const building = new Terminal(start, { cwd, env });
  // one is finished and another is not
  await times.measure('construção, cortada a meio', building.printed(/Construído: /));
  await endWithCtrlC(building);

  const terminal = new Terminal(start, { cwd, env });
  try {
    await times.measure(start, terminal.printed(READY));
    check(start, true);
    const [, email = '', link = ''] = /E-mail: +(\S+)\s+Palavra-passe: [^]*?\n\s+(http\S+)/.exec(terminal.output) ?? [];
    check('escreve o e-mail do primeiro administrador e uma ligação para escolher a palavra-passe', link !== '');
    const password = randomBytes(12).toString('base64url');
    await times.measure('escolha da palavra-passe', setPassword(link, password));
    const walk = {
      API_URL: `http://localhost:${api}`,
      SITE_URL: `http://localhost:${site}`,
      ADMIN_URL: `http://localhost:${admin}`,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
    };
    const walked = await times.measure('visita', runPlaywright('walk', walk, [], 'test/browser/walk'));
    total.passed += walked.passed;
    total.failed += walked.failed;
    total.failures.push(...walked.failures);
    const errors = errorsIn(terminal.output);
    check('nada no registo ao nível de erro', errors.length === 0, errors.join('\n'));
    await times.measure('Ctrl+C', endWithCtrlC(terminal));
  } finally {
    await terminal.close();
  }

  const again = new Terminal(start, { cwd, env });
  try {
    await times.measure(`${start}, outra vez`, again.printed(READY));
    check(
      'o segundo arranque não constrói nem cria nada',
      !/A construir|Palavra-passe:/.test(again.output),
      again.output,
    );
    await endWithCtrlC(again);
  } finally {
    await again.close();
  }
  const changes = changesIn(cwd);
  check('a cópia do repositório fica limpa', changes === '', changes);
  if (isHere) rmSync(data, { recursive: true });
  times.print();
  return total;
}
