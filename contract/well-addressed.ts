import type { IncomingMessage, RequestListener } from 'node:http';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
/** The target as a proxy is asked for it; a server takes it like the path in it (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]*)([/?#].*)?$/i;
const WHOLE_SERVER = '*';

interface Words {
  /** The server's methods, for `OPTIONS *`. */
  methods: readonly string[];
  /** The answer to a request with a bad address. */
  refusal: { type: string; body: string };
}

export const badAddress = 'O endereço do pedido ou o cabeçalho Host não é válido.';
const PAGES: Words = {
  methods: ['GET', 'HEAD', 'OPTIONS'],
  refusal: { type: 'text/plain; charset=utf-8', body: badAddress },
};

/**
 * Hands on what asks for a path, of one host that can be one (RFC 9112, 3.2); whose name it is is for nobody to say. It
 * answers what asks for the server as a whole, and refuses the rest before anything else sees it: Express and what it
 * uses would fail on some of that.
 * @param words those of a server of pages, where it is not told
 */
export function wellAddressed(listener: RequestListener, { methods, refusal }: Words = PAGES): RequestListener {
  const allowed = methods.join(', ');
  return (request, response) => {
    const target = targetOf(request);
    if (target === undefined) {
      response.writeHead(400, {
        'Content-Type': refusal.type,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      response.end(refusal.body);
    } else if (target === WHOLE_SERVER) {
      response.writeHead(204, { Allow: allowed }).end();
    } else {
      request.url = target;
      listener(request, response);
    }
  };
}

/** The path that is asked for, or the server as a whole; the host of an absolute target takes the place of `Host`. */
function targetOf({ method, url = '', headers, rawHeaders }: IncomingMessage): string | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // without one it is HTTP/1.0: of a later version Node refuses it
  if (hosts.length > 1 || (headers.host !== undefined && !isHost(headers.host))) return undefined;
  const isOptions = method === 'OPTIONS';
  if (isOptions && url === WHOLE_SERVER) return url;
  const [absolute, host = '', rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (absolute === undefined) return url.startsWith('/') ? url : undefined;
  if (!isHost(host) || rest.startsWith('#')) return undefined;
  headers.host = host;
  if (rest === '' && isOptions) return WHOLE_SERVER;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isHost(written: string): boolean {
  return HOST.test(written) && URL.canParse(`http://${written}`);
}
