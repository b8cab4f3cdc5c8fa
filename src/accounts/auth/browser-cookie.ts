import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { DAY_MS } from '#platform/dates/durations.js';
import type { Client } from '../sessions/sessions.service.js';
import { KNOWN_BROWSER_DAYS } from '../sessions/session.entity.js';

const NAME = 'navegador';
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The cookie by which a browser is known again at the login, and which opens nothing. Signed: nobody can plant one. */
@Injectable()
export class BrowserCookie {
  /** The newest first; the last ones signed before each use had a key of its own. */
  private readonly keys: readonly [newest: Buffer | string, ...earlier: (Buffer | string)[]];
  private readonly secure: boolean;

  constructor(settings: Settings) {
    const secrets = installationSecrets(settings);
    const [, ...earlier] = secrets.all('browser').map(({ bytes }) => bytes);
    this.keys = [secrets.current('browser').bytes, ...earlier, ...secrets.unnamed.map((secret) => `${secret}:browser`)];
    this.secure = settings.apiUrl.startsWith('https:');
  }

  clientOf({ ip = '', headers }: Request): Client {
    const [, token = '', signature = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const isOurs =
      signature !== '' &&
      this.keys.some((key) => timingSafeEqual(Buffer.from(signature), Buffer.from(sign(token, key))));
    return { address: ip, userAgent: headers['user-agent'], browserToken: isOurs ? token : undefined };
  }

  give(response: Response, token: string): void {
    response.cookie(NAME, `${token}.${sign(token, this.keys[0])}`, {
      path: '/api/login',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KNOWN_BROWSER_DAYS * DAY_MS,
    });
    response.setHeader('Cache-Control', 'no-store');
  }
}

function sign(token: string, key: Buffer | string): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}
