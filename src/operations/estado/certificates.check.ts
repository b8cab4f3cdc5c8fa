import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Settings } from '#platform/config/config.js';
import { DAY_MS, SECOND_MS } from '#platform/dates/durations.js';
import { alarm, fail, type Finding, pass } from './check.js';

/** Caddy and certbot renew theirs a month before the end: what is left with less was not renewed. */
const FEWEST_DAYS = 14;
const PATIENCE_MS = 3 * SECOND_MS;
const NOT_RENEWED = 'Devia ter sido renovado sozinho: veja o que diz o servidor que está à frente (Caddy ou outro).';

/** Whether the certificates of the three origins last, as whoever asks for them is shown. */
export async function checkCertificates({ siteUrl, apiUrl, adminUrl }: Settings, now: Date): Promise<Finding> {
  const origins = [...new Set([siteUrl, apiUrl, adminUrl])].filter((url) => url.startsWith('https:'));
  if (origins.length === 0) return pass('Os endereços não usam HTTPS: servem só nesta máquina.');
  const ends = await Promise.all(
    origins.map(async (origin) => ({
      host: new URL(origin).host,
      end: await endOf(new URL(origin)).catch(() => null),
    })),
  );
  const unseen = ends.filter(({ end }) => end === null).map(({ host }) => host);
  if (unseen.length > 0) {
    return fail(
      `Não foi possível ver o certificado de ${unseen.join(', ')}.`,
      'Abra o endereço num navegador. Se abrir, este servidor é que não o alcança.',
    );
  }
  const [first] = ends.sort((a, b) => Number(a.end) - Number(b.end));
  const days = Math.floor((Number(first?.end) - now.getTime()) / DAY_MS);
  const host = first?.host ?? '';
  if (days < 0) return alarm(`O certificado de ${host} acabou.`, NOT_RENEWED);
  const says = `O que acaba primeiro é o de ${host}, dentro de ${days === 1 ? '1 dia' : `${days} dias`}.`;
  return days < FEWEST_DAYS ? alarm(says, NOT_RENEWED) : pass(says);
}

/** When the certificate ends that a server shows. Nothing but that is asked, so whoever it is may answer. */
async function endOf({ hostname, port }: URL): Promise<Date> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // an address has no name to say
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}
