import { end, exitOf, launch } from './children.mjs';

const CTRL_C = '\u0003';

/** A command in a terminal of its own, as a person runs it: with a foreground group that hears Ctrl+C. */
export class Terminal {
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
