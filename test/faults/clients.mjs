import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** How long a client waits for an answer. */
const PATIENCE_MS = 20_000;
/** How long a client goes on trying to send what it has begun, once it is asked to begin nothing more. */
const LAST_TRIES_MS = 90_000;
const PDF_BYTES = 40_000;

/**
 * A form that was answered 2xx.
 * @typedef {{ mark: string, form: 'formacoes' | 'contactos', id: number, sha256?: string }} Acknowledged
 */

/** Visitors who send forms one after the other, each with a mark of its own, and the same again until it is taken. */
export class Clients {
  /** @type {Acknowledged[]} */
  acknowledged = [];
  /** Marks of what was never acknowledged: it may be there once or not. @type {string[]} */
  givenUp = [];
  /** Answers that nobody should get. @type {string[]} */
  wrong = [];
  #isOver = false;
  #refused = 0;
  /** @type {Promise<void>[]} */
  #working = [];
  #end = 0;

  /**
   * @param {string[]} origins of the API's processes, in turn
   * @param {{ expires: boolean }} options whether a captcha that was solved may have run out: who sent it begins again
   */
  constructor(origins, { expires }) {
    this.origins = origins;
    this.expires = expires;
  }

  /** How often something was not taken at once. */
  get refused() {
    return this.#refused;
  }

  /** @param {number} count of clients */
  begin(count) {
    this.#working = Array.from({ length: count }, (_, index) => this.#work(index));
    return this;
  }

  /** Waits until so much more was acknowledged. @param {number} more */
  async upTo(more) {
    const enough = this.acknowledged.length + more;
    const deadline = Date.now() + LAST_TRIES_MS;
    while (this.acknowledged.length < enough) {
      if (Date.now() > deadline) throw new Error(`Only ${this.acknowledged.length} were taken, not ${enough}.`);
      await delay(5);
    }
  }

  /** Waits until something was not taken so often more, or for a while; then once must do. @param {number} more */
  async untilRefused(more) {
    const before = this.refused;
    const deadline = Date.now() + LAST_TRIES_MS;
    while (this.refused < before + more && Date.now() < deadline) await delay(20);
    if (this.refused === before) throw new Error('Nothing was refused.');
  }

  /** Has everybody finish what they have begun. */
  async finish() {
    this.#end = Date.now() + LAST_TRIES_MS;
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  /** @param {number} index */
  async #work(index) {
    for (let turn = index; !this.#isOver; turn += 1) {
      await this.#send(turn % 2 === 0 ? await this.#contact() : training(), turn);
    }
  }

  /**
   * @param {Submission} submission
   * @param {number} turn
   */
  async #send(submission, turn) {
    for (let tries = turn; !this.#isOver || Date.now() < this.#end; tries += 1) {
      const origin = this.origins[tries % this.origins.length] ?? '';
      const answer = await post(origin, submission);
      if (answer?.status === 201) {
        const { mark, form, sha256 } = submission;
        this.acknowledged.push({ mark, form, id: /** @type {{ id: number }} */ (answer.body).id, sha256 });
        return;
      }
      if (answer !== undefined && answer.status < 500) {
        const isExpired = this.expires && JSON.stringify(answer.body).includes('"recaptcha"');
        if (!isExpired) this.wrong.push(`${submission.form} ${answer.status} ${JSON.stringify(answer.body)}`);
        break;
      }
      this.#refused += 1;
      await delay(100);
    }
    this.givenUp.push(submission.mark);
  }

  /** @returns {Promise<Submission>} */
  async #contact() {
    const mark = randomUUID();
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(`% ${mark}\n`.repeat(PDF_BYTES / 40)),
      Buffer.from('trailer\n<< >>\nstartxref\n0\n%%EOF\n'),
    ]);
    const fields = {
      nome: 'Ana',
      email: `${mark}@exemplo.pt`,
      assunto: 'Olá',
      descricao: mark,
      privacidade: 'true',
      recaptcha: await this.#captcha(),
    };
    const body = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('documento', new Blob([pdf], { type: 'application/pdf' }), 'carta.pdf');
      return form;
    };
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return { mark, form: 'contactos', body, sha256 };
  }

  /** @returns {Promise<string>} */
  async #captcha() {
    for (let tries = 0; !this.#isOver || Date.now() < this.#end; tries += 1) {
      const answer = await fetch(`${this.origins[tries % this.origins.length]}/api/captcha`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      if (answer?.ok) {
        const { challenge } = /** @type {{ challenge: import('altcha-lib/types').Challenge }} */ (await answer.json());
        const solution = await solveChallenge({ challenge, deriveKey });
        return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      }
      await delay(50);
    }
    return '';
  }
}

/**
 * @typedef {{
 *   mark: string, form: 'formacoes' | 'contactos', body: () => FormData | string, sha256?: string,
 * }} Submission
 */

/** @returns {Submission} */
function training() {
  const mark = randomUUID();
  const fields = { nome: 'Ana', email: `${mark}@exemplo.pt`, tipo: 'Oficina DFC', mensagem: mark };
  return { mark, form: 'formacoes', body: () => JSON.stringify(fields) };
}

/**
 * @param {string} origin
 * @param {Submission} submission
 * @returns {Promise<{ status: number, body: unknown } | undefined>} nothing where the answer never came
 */
async function post(origin, { form, body }) {
  const sent = body();
  try {
    const answer = await fetch(`${origin}/${form}`, {
      method: 'POST',
      headers: typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {},
      body: sent,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return undefined;
  }
}
