import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code that an app with this key shows now, or so many steps later: each is taken once, a step early too. */
export function appCode(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
