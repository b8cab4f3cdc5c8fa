import { isThisMachine } from './server-tls.js';

interface S3Address {
  bucket: string;
  /** The beginning of every key: nothing, or words that end in a slash. */
  prefix: string;
  /** Nothing for Amazon's own. */
  endpoint: string | undefined;
  region: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9][\w.-]*)*)\/?(?:\?(.*))?$/;
const PARAMETERS = ['endpoint', 'region', 'tls'];

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…`. The way to a server on another machine must be encrypted, unless the
 * address ends in `tls=never`.
 * @throws Error that says what is wrong
 */
export function s3AddressOf(url: string): S3Address {
  const [, bucket, path = '', query = ''] = ADDRESS.exec(url) ?? [];
  if (bucket === undefined) throw new Error('tem de ser s3://bucket/prefix?endpoint=…&region=…');
  const parameters = new URLSearchParams(query);
  const unknown = [...parameters.keys()].filter((name) => !PARAMETERS.includes(name));
  if (unknown.length > 0) throw new Error(`não conhece ${unknown.join(', ')}=`);
  const tls = parameters.get('tls');
  if (tls !== null && tls !== 'never') throw new Error('tls= só pode ser never, ou ficar de fora');
  const endpoint = parameters.get('endpoint') ?? undefined;
  const region = parameters.get('region') ?? undefined;
  if (endpoint === undefined && region === undefined) throw new Error('tem de dizer endpoint= ou region=');
  if (endpoint !== undefined) requireGoodEndpoint(endpoint, tls === 'never');
  const prefix = path === '' ? '' : `${path.slice(1)}/`;
  return { bucket, prefix, endpoint, region: region ?? 'us-east-1' };
}

function requireGoodEndpoint(endpoint: string, mayBePlain: boolean): void {
  const parsed = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol) || parsed.href !== `${parsed.origin}/`)
    throw new Error('endpoint= tem de ser http(s)://host[:port]');
  if (parsed.protocol === 'http:' && !mayBePlain && !isThisMachine(parsed.hostname.replaceAll(/[[\]]/g, '')))
    throw new Error('endpoint= tem de ser https:// noutra máquina, ou diga tls=never');
}
