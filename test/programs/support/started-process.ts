import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const AGAIN_MS = 50;

interface Choices {
  /** The program to run in the place of `node`. */
  command?: string;
  /** Whether it leads a process group of its own, as what a shell starts does. */
  ownGroup?: boolean;
}

/** A `node` process under test, with all that it printed. */
export class StartedProcess {
  output = '';
  private readonly child;
  private readonly exited: Promise<number | null>;

  constructor(
    args: string[],
    env: Record<string, string>,
    { command = process.execPath, ownGroup = false }: Choices = {},
  ) {
    // what the test's runner is told of itself is not for the program
    const { NODE_ENV: _kind, TZ: _zone, NODE_OPTIONS: _options, ...given } = process.env;
    this.child = spawn(command, args, { cwd: root, env: { ...given, ...env }, detached: ownGroup });
    this.exited = once(this.child, 'exit').then(([code]) => code as number | null);
    // who has just ended hears no more of what is typed
    this.child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('It could not be started.');
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves when the output matches; rejects with the output when the process ends first. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      const more = once(this.child.stdout, 'data').then(() => 'more' as const);
      const ended = this.exited.then((code) => ({ code }));
      const next = await Promise.race([more, ended]);
      if (next !== 'more' && !pattern.test(this.output)) {
        throw new Error(`ended with ${next.code} before printing ${pattern}:\n${this.output}`);
      }
    }
  }

  /** Sends a signal to this process alone. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Types into its standard input. */
  type(text: string): void {
    if (this.child.stdin.writable) this.child.stdin.write(text);
  }

  /** Does something again and again until the process has ended. */
  async untilEnded(act: () => void): Promise<void> {
    while (!this.hasEnded) {
      act();
      await Promise.race([this.exited, delay(AGAIN_MS)]);
    }
  }

  /** Resolves with the exit code (null when a signal ended it) and how long it took from now, in milliseconds. */
  async exit(): Promise<{ code: number | null; ms: number }> {
    const from = performance.now();
    const code = await this.exited;
    return { code, ms: performance.now() - from };
  }

  /** Ends it whatever state it is in. */
  async dispose(): Promise<void> {
    if (this.hasEnded) return;
    this.child.kill('SIGTERM');
    await this.exited;
  }
}
