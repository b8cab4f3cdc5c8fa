import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { openText, sealText } from '#platform/secrets/sealed-text.js';
import type { Secrets } from '#platform/secrets/secrets.js';
import type { User } from '../account/user.entity.js';
import { Totp } from './second-step.entity.js';
import type { AplicacaoInputDto } from './segundo-passo.dto.js';

const ISSUER = 'DFC Portugal';
const SECRET_BYTES = 20;
/** Every app takes SHA-1, six digits and a new code every 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps by which a phone's clock may be wrong. */
const WINDOW = 1;
const OFFER_GOOD_FOR_MS = 15 * MINUTE_MS;
const WRONG = 'O código não está certo. Escreva o que a aplicação mostra agora.';
const LATE = 'Passou demasiado tempo. Comece de novo com outro código QR.';

/** Sets up apps and checks their codes. The library is loaded when somebody uses one, to keep the start of the API short. */
@Injectable()
export class Totps {
  private readonly logger = new Logger('SecondStep');
  private readonly secrets: Secrets;

  constructor(settings: Settings) {
    this.secrets = installationSecrets(settings);
  }

  /** Makes a secret for an app. The browser sends `pedido` back with a code; until then we keep nothing of it. */
  async offer({ id, email }: User) {
    const { Secret, TOTP } = await import('otpauth');
    const secret = new Secret({ size: SECRET_BYTES });
    const until = Date.now() + OFFER_GOOD_FOR_MS;
    return {
      chave: secret.base32,
      uri: new TOTP({ ...KIND, issuer: ISSUER, label: email, secret }).toString(),
      pedido: sealText(this.secrets, `totp offer:${id}`, JSON.stringify({ secret: secret.base32, until })),
    };
  }

  /** Keeps an offered secret for a right code, which is used up. @throws AppError 'invalid', also for an offer that is over */
  async accept(manager: EntityManager, { id: userId }: User, { pedido, codigo }: AplicacaoInputDto): Promise<void> {
    const text = openText(this.secrets, `totp offer:${userId}`, pedido);
    const offer = text === undefined ? undefined : (JSON.parse(text) as { secret: string; until: number });
    if (offer === undefined || offer.until <= Date.now()) throw AppError.at('pedido', LATE);
    const lastStep = await stepOf(offer.secret, plainAppCode(codigo));
    if (lastStep === undefined) throw AppError.at('codigo', WRONG);
    const sealedSecret = sealText(this.secrets, purposeOf(userId), offer.secret);
    await manager.upsert(Totp, { userId, sealedSecret, lastStep, createdAt: new Date() }, ['userId']);
  }

  /** Takes a code, inside a unit of work. @returns whether it is right and was not used before */
  async use(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const totp = await manager.findOneBy(Totp, { userId });
    if (totp === null) return false;
    const secret = openText(this.secrets, purposeOf(userId), totp.sealedSecret);
    if (secret === undefined) {
      this.logger.error(`the app of user ${userId} was set up with another JWT_SECRET: it has to be set up again`);
      return false;
    }
    const step = await stepOf(secret, code);
    if (step === undefined) return false;
    const { affected } = await manager.update(Totp, { userId, lastStep: LessThan(step) }, { lastStep: step });
    return affected === 1;
  }
}

/** The time step of a code, where it is one of now or next to it. */
async function stepOf(base32: string, token: string): Promise<number | undefined> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(base32) });
  const timestamp = Date.now();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function purposeOf(userId: number): string {
  return `totp:${userId}`;
}

/** Removes the spaces and hyphens of a code: apps show it in two groups, and people type what they see. */
export function plainAppCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
