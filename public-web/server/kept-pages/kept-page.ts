import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** Most of what brotli can save, in a time that a visitor may wait once. */
const BROTLI_QUALITY = 6;

type Encoding = (typeof ENCODINGS)[number];

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
};

/** A rendered page as finished bytes; each encoding is made when it is first asked for. */
export class KeptPage {
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly encoding = new Map<Encoding, Promise<void>>();

  /**
   * @param headers of the whole answer, without what belongs to one encoding
   * @param body not encoded
   */
  constructor(
    private readonly headers: OutgoingHttpHeaders,
    private readonly body: Buffer,
  ) {
    this.encoded.set('identity', body);
  }

  /** Upper bound of what its bytes take in all encodings. */
  get size(): number {
    return this.body.length * 2;
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.isKnownTo(request)) {
      response.writeHead(304, this.headers).end();
      return;
    }
    const accepted = new Negotiator(request).encodings([...ENCODINGS]);
    const name = ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
    const bytes = this.encoded.get(name);
    if (bytes === undefined) {
      void this.encode(name).then(() => this.answer(request, response));
      return;
    }
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': bytes.length };
    if (name !== 'identity') headers['content-encoding'] = name;
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
  }

  private isKnownTo(request: IncomingMessage): boolean {
    const { etag } = this.headers;
    const known = request.headers['if-none-match'];
    return typeof etag === 'string' && known !== undefined && known.split(/\s*,\s*/).includes(etag);
  }

  private encode(name: Encoding): Promise<void> {
    const running = this.encoding.get(name);
    if (running !== undefined) return running;
    const made = encoders[name](this.body).then((bytes) => void this.encoded.set(name, bytes));
    this.encoding.set(name, made);
    return made;
  }
}
