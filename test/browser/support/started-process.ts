import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A `node` process under test, with all that it printed. */
export class StartedProcess {
  output = '';
  private readonly child;
  private readonly exited: Promise<number | null>;

  constructor(args: string[], env: Record<string, string>) {
    this.child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
    this.exited = once(this.child, 'exit').then(([code]) => code as number | null);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
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

  /** Resolves with the exit code (null when a signal ended it) and how long it took from now, in milliseconds. */
  async exit(): Promise<{ code: number | null; ms: number }> {
    const from = performance.now();
    const code = await this.exited;
    return { code, ms: performance.now() - from };
  }

  /** Ends it whatever state it is in. */
  async dispose(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGTERM');
    await this.exited;
  }
}
