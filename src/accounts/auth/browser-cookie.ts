import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { DAY_MS } from '#platform/dates/durations.js';
import type { Key, Secrets } from '#platform/secrets/secrets.js';
import type { Client } from '../sessions/sessions.service.js';
import { KNOWN_BROWSER_DAYS } from '../sessions/session.entity.js';

const NAME = 'navegador';
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The cookie by which a browser is known again at the login, and which opens nothing. Signed: nobody can plant one. */
@Injectable()
export class BrowserCookie {
  private readonly secrets: Secrets;
  private readonly secure: boolean;

  constructor(settings: Settings) {
    this.secrets = installationSecrets(settings);
    this.secure = settings.apiUrl.startsWith('https:');
  }

  clientOf({ ip = '', headers }: Request): Client {
    const [, token = '', signature = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const isOurs =
      signature !== '' &&
      this.secrets.all('browser').some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(token, key))));
    return { address: ip, userAgent: headers['user-agent'], browserToken: isOurs ? token : undefined };
  }

  /** Sets the cookie in the answer to a request. */
  setCookie({ res: response }: Request, token: string): void {
    response?.cookie(NAME, `${token}.${sign(token, this.secrets.current('browser'))}`, {
      path: '/api/login',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KNOWN_BROWSER_DAYS * DAY_MS,
    });
    response?.setHeader('Cache-Control', 'no-store');
  }
}

function sign(token: string, { bytes }: Key): string {
  return createHmac('sha256', bytes).update(token).digest('base64url');
}
