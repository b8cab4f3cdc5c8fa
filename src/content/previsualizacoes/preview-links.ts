import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SessionsService } from '#accounts/sessions/sessions.service.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { HOUR_MS, SECOND_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Secrets } from '#platform/secrets/secrets.js';

/** The subject of a link: a record by its resource and number, or a page of the site by its key. */
export interface Previewed {
  recurso: string;
  registo: string;
}

const UNKNOWN = 'Esta ligação de pré-visualização não existe.';
const OVER = 'Esta ligação de pré-visualização já não é válida: peça outra no painel.';

/** A link names the record that it shows, and the session in which it was asked for. */
interface Claims extends Previewed {
  sid?: unknown;
}

/** Tokens that show one unpublished thing for an hour and while the asker's session lasts; nothing of them is kept. */
@Injectable()
export class PreviewLinks {
  private readonly jwt = new JwtService();
  private readonly secrets: Secrets;

  constructor(
    private readonly sessions: SessionsService,
    settings: Settings,
  ) {
    this.secrets = installationSecrets(settings);
  }

  /** @param sid the session of whoever asks for it */
  make({ recurso, registo }: Previewed, sid: string, from: Date): { token: string; until: Date } {
    const { kid, bytes } = this.secrets.current('preview');
    const exp = Math.floor((from.getTime() + HOUR_MS) / SECOND_MS);
    const token = this.jwt.sign({ recurso, registo, sid, exp }, { secret: bytes, keyid: kid, algorithm: 'HS256' });
    return { token, until: new Date(exp * SECOND_MS) };
  }

  /** @throws AppError 'notFound' for what is no link of ours; 'gone' for one that is over */
  async read(token: string): Promise<Previewed> {
    const { recurso, registo, sid } = this.claimsOf(token);
    // whoever was switched off, or had their session ended, has handed out nothing that is still good
    if (typeof sid !== 'string' || !(await this.sessions.isLive(sid))) throw new AppError('gone', OVER);
    return { recurso, registo };
  }

  private claimsOf(token: string): Claims {
    try {
      const { header } = this.jwt.decode<{ header: { kid: unknown } }>(token, { complete: true });
      const secret = this.secrets.named('preview', String(header.kid))?.bytes;
      if (secret === undefined) throw new AppError('notFound', UNKNOWN);
      return this.jwt.verify<Claims>(token, { secret, algorithms: ['HS256'] });
    } catch (error) {
      throw (error as Error).name === 'TokenExpiredError'
        ? new AppError('gone', OVER)
        : new AppError('notFound', UNKNOWN);
    }
  }
}
