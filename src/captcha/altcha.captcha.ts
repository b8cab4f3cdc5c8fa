import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Key } from '#platform/secrets/secrets.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { messages } from '#platform/messages.js';
import { Captcha, CAPTCHA_LIFETIME_MS, type CaptchaOffer, refused } from './captcha.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try. */
const COST = 1_000;
/** Tries that a form's challenge takes at least and at most: about half a second of one core of a phone. */
const FORM_TRIES = [200, 600] as const;
const MAX_PAYLOAD_LENGTH = 4_096;

/** Proof of work served and verified by ourselves: no third party, works offline. */
export class AltchaCaptcha extends Captcha {
  /** @param keys the newest first @param tries how many a challenge takes at least and at most */
  constructor(
    private readonly keys: readonly Key[],
    private readonly tries: readonly [least: number, most: number] = FORM_TRIES,
  ) {
    super();
  }

  override async offer(): Promise<CaptchaOffer> {
    const [least, most] = this.tries;
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(most, least),
      deriveKey,
      expiresAt: new Date(Date.now() + CAPTCHA_LIFETIME_MS),
      ...signedWith(this.keys[0]),
    });
    return { provider: 'altcha', challenge };
  }

  override async verify(solution: string | undefined): Promise<string> {
    if (solution === undefined || solution === '') throw refused(messages.captchaMissing);
    const { challenge, solution: solved } = decode(solution);
    for (const key of this.keys) {
      // the library looks at the signature first, and throws where something is not as it has to be
      const { verified } = await verifySolution({ challenge, solution: solved, deriveKey, ...signedWith(key) }).catch(
        () => ({ verified: false }),
      );
      // the signature covers every parameter of the challenge, its nonce among them
      if (verified) return sha256(challenge.signature ?? '');
    }
    throw refused(messages.captchaInvalid);
  }
}

function signedWith(key: Key | undefined) {
  const secret = key?.bytes.toString('hex') ?? '';
  return { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` };
}

/** @throws AppError 'invalid' where it is no JSON of ours */
function decode(solution: string): Payload {
  try {
    if (solution.length > MAX_PAYLOAD_LENGTH) throw new RangeError('no solution is as long');
    return (JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) ?? {}) as Payload;
  } catch {
    throw refused(messages.captchaInvalid);
  }
}
