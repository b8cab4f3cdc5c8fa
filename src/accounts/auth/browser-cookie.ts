import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { signingSecret } from '../../platform/config/secret.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import type { Client } from '../sessions/client.js';
import { KNOWN_BROWSER_DAYS } from '../sessions/known-browser-days.js';

const NAME = 'navegador';
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`);

/** The cookie by which a browser is known again at the login, and which opens nothing. Signed: nobody can plant one. */
@Injectable()
export class BrowserCookie {
  private readonly secret: string;
  private readonly secure: boolean;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.secret = `${signingSecret(settings)}:browser`;
    this.secure = settings.apiUrl.startsWith('https:');
  }

  clientOf({ ip = '', headers }: Request): Client {
    const [, token = '', signature = ''] = COOKIE.exec(headers.cookie ?? '') ?? [];
    const isOurs = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(token)));
    return { address: ip, userAgent: headers['user-agent'], browserToken: isOurs ? token : undefined };
  }

  give(response: Response, token: string): void {
    response.cookie(NAME, `${token}.${this.sign(token)}`, {
      path: '/api/login',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KNOWN_BROWSER_DAYS * DAY_MS,
    });
    response.setHeader('Cache-Control', 'no-store');
  }

  private sign(token: string): string {
    return createHmac('sha256', this.secret).update(token).digest('base64url');
  }
}
