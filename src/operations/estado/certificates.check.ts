import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#platform/dates/durations.js';
import { Check, type Finding } from './check.js';

/** Caddy and certbot renew theirs a month before the end: what is left with less was not renewed. */
const FEWEST_DAYS = 14;
const PATIENCE_MS = 3 * SECOND_MS;
const REMEMBERED_MS = HOUR_MS;

/** Whether the certificates of the three origins last, as whoever asks for them is shown. */
@Injectable()
export class CertificatesCheck extends Check {
  override readonly id = 'certificados';
  override readonly title = 'Certificados';
  private remembered: { finding: Finding; until: number } | undefined;

  constructor(private readonly settings: Settings) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    if (this.remembered === undefined || this.remembered.until <= now.getTime()) {
      this.remembered = { finding: await this.ask(now), until: now.getTime() + REMEMBERED_MS };
    }
    return this.remembered.finding;
  }

  private async ask(now: Date): Promise<Finding> {
    const { siteUrl, apiUrl, adminUrl } = this.settings;
    const origins = [...new Set([siteUrl, apiUrl, adminUrl])].filter((url) => url.startsWith('https:'));
    if (origins.length === 0) return { isWell: true, says: 'Os endereços não usam HTTPS: servem só nesta máquina.' };
    const ends = await Promise.all(
      origins.map(async (origin) => ({
        host: new URL(origin).host,
        end: await endOf(new URL(origin)).catch(() => null),
      })),
    );
    const unseen = ends.filter(({ end }) => end === null).map(({ host }) => host);
    if (unseen.length > 0) {
      return {
        isWell: false,
        says: `Não foi possível ver o certificado de ${unseen.join(', ')}.`,
        technical: 'Abra o endereço num navegador. Se abrir, este servidor é que não o alcança.',
      };
    }
    const [first] = ends.sort((a, b) => Number(a.end) - Number(b.end));
    const days = Math.floor((Number(first?.end) - now.getTime()) / DAY_MS);
    const host = first?.host ?? '';
    if (days < 0) return bad(`O certificado de ${host} acabou.`);
    const says = `O que acaba primeiro é o de ${host}, dentro de ${days === 1 ? '1 dia' : `${days} dias`}.`;
    return days < FEWEST_DAYS ? bad(says) : { isWell: true, says };
  }
}

function bad(says: string): Finding {
  return {
    isWell: false,
    says,
    technical: 'Devia ter sido renovado sozinho: veja o que diz o servidor que está à frente (Caddy ou outro).',
    isUrgent: true,
  };
}

/** When the certificate ends that a server shows. Nothing but that is asked, so whoever it is may answer. */
function endOf({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      // an address has no name to say
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    });
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(end));
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}
