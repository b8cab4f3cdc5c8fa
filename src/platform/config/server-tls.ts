import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

/** The demands on a server that we connect to: a right certificate, any certificate, or nothing. */
const demands = ['verified', 'unverified', 'never'] as const;

export interface ServerTls {
  demand: (typeof demands)[number];
  /** The certificates, in PEM, that may vouch for it, where those of the machine do not. */
  ca: string | undefined;
}

export interface Server {
  url: string;
  /** Undefined where the address says nothing of it and the server is on this machine, which the way does not leave. */
  tls: ServerTls | undefined;
}

/** Reads `?tls=` and `?ca=`; another machine must show a right certificate. @throws Error for the operator */
export function serverOf(address: string): Server {
  const [, before = '', query = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  const demand = parameters.get('tls') ?? undefined;
  const file = parameters.get('ca') ?? undefined;
  const rest = new URLSearchParams([...parameters].filter(([name]) => name !== 'tls' && name !== 'ca')).toString();
  const url = rest === '' ? before : `${before}?${rest}`;
  const known = demand === undefined ? undefined : demands.find((one) => one === demand);
  if (demand !== undefined && known === undefined) throw new Error(`tls= tem de ser um destes: ${demands.join(', ')}`);
  if (file !== undefined && known !== undefined && known !== 'verified') throw new Error('ca= é para tls=verified');
  if (known === 'never' && before.startsWith('smtps:')) throw new Error('smtps:// é TLS; tls=never é para smtp://');
  const host = hostOf(before);
  if (demand === undefined && file === undefined && isThisMachine(host)) return { url, tls: undefined };
  const tls = { demand: known ?? 'verified', ca: file === undefined ? undefined : readCa(file) } as const;
  // its driver looks for names alone in a certificate
  if (tls.demand === 'verified' && before.startsWith('mysql:') && isIP(host) !== 0)
    throw new Error('tem de dizer o nome do servidor, cujo certificado é verificado, ou tls=unverified ou tls=never');
  return { url, tls };
}

export function tlsOptions({ demand, ca }: ServerTls) {
  return {
    rejectUnauthorized: demand === 'verified',
    minVersion: 'TLSv1.2' as const,
    ...(ca === undefined ? {} : { ca }),
  };
}

function hostOf(url: string): string {
  // a password may hold what URL does not take: what follows the last @ is the host
  return /^\w+:\/\/(?:.*@)?(\[[^\]]*\]|[^/:?@]*)/.exec(url)?.[1]?.replaceAll(/[[\]]/g, '') ?? '';
}

export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readCa(file: string): string {
  let content = '';
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    // said below
  }
  if (!content.includes('-----BEGIN CERTIFICATE-----')) throw new Error(`ca= tem de ser um ficheiro PEM: ${file}`);
  return content;
}
