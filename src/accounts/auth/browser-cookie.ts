import type { Request, Response } from 'express';
import type { Settings } from '../../platform/config/config.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import type { Client } from '../sessions/client.js';
import { KNOWN_BROWSER_DAYS } from '../sessions/known-browser-days.js';

const NAME = 'navegador';
const COOKIE = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`);

/** The cookie by which a browser is known again at the login, and which opens nothing. */
export function browserCookie({ apiUrl }: Pick<Settings, 'apiUrl'>) {
  return {
    clientOf: ({ ip = '', headers }: Request): Client => ({
      address: ip,
      userAgent: headers['user-agent'],
      browserToken: COOKIE.exec(headers.cookie ?? '')?.[1],
    }),
    give: (response: Response, token: string): void => {
      response.cookie(NAME, token, {
        path: '/api/login',
        httpOnly: true,
        sameSite: 'strict',
        secure: apiUrl.startsWith('https:'),
        maxAge: KNOWN_BROWSER_DAYS * DAY_MS,
      });
      response.setHeader('Cache-Control', 'no-store');
    },
  };
}
