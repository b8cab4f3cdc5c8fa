import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;
const PATHS = ['/', '/eventos', '/faq', '/voluntariado', '/concurso-anual'];

/** Visitors who look at one page after the other. */
export class Readers {
  asked = 0;
  /** The requests that got no page, each with its status or error. @type {string[]} */
  failures = [];
  #isOver = false;
  /** @type {Promise<void>[]} */
  #reading = [];

  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /** @param {number} count of readers */
  begin(count) {
    this.#reading = Array.from({ length: count }, (_, index) => this.#read(index));
  }

  async finish() {
    this.#isOver = true;
    await Promise.all(this.#reading);
  }

  /** @param {number} index */
  async #read(index) {
    for (let turn = index; !this.#isOver; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      this.asked += 1;
      try {
        const answer = await fetch(this.origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
        await answer.arrayBuffer();
        if (!answer.ok) this.failures.push(`${path} ${answer.status}`);
      } catch (error) {
        this.failures.push(`${path} ${String(error)}`);
      }
      await delay(PAUSE_MS);
    }
  }
}
