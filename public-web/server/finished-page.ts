import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** Best first; without any a page goes as it is. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Of brotli's eleven: a page is as small with it as with the next, for less time and memory. */
const BROTLI_QUALITY = 5;

type Encoding = (typeof ENCODINGS)[number];

/** One form of the answer, ready to be sent. */
interface Form {
  /** Names and values in turn: what Node sends with the least ado. */
  headers: string[];
  body: Buffer;
}

const encoders: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** A rendered page as finished bytes; each encoding is made once, when it is first asked for. */
export class FinishedPage {
  /** Whether it is the same for everybody. */
  readonly mayBeShared: boolean;
  private readonly headers: string[];
  private readonly etag: string | undefined;
  private readonly plain: Form;
  private readonly encoded = new Map<Encoding, Form>();
  private readonly encoding = new Map<Encoding, Promise<Form>>();

  /**
   * @param headers of the whole answer, without what belongs to one encoding
   * @param body not encoded
   */
  constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    body: Buffer,
  ) {
    this.etag = typeof headers['etag'] === 'string' ? headers['etag'] : undefined;
    this.headers = Object.entries({ ...headers, vary: 'Accept-Encoding' }).flatMap(([name, value]) => [
      name,
      String(value),
    ]);
    this.plain = this.form(body);
    const isCacheable = String(headers['cache-control']).includes('s-maxage');
    this.mayBeShared = status === 200 && isCacheable && headers['set-cookie'] === undefined;
  }

  /** Upper bound of what its bytes take in all encodings. */
  get size(): number {
    return this.plain.body.length * 2;
  }

  /** Answers with the page, or with what is left of it where the visitor has it or asks for its headers only. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.isKnownTo(request)) {
      response.writeHead(304, this.headers).end();
      return;
    }
    const encoding = accepted(request);
    const form = encoding === undefined ? this.plain : this.encoded.get(encoding);
    if (form !== undefined) this.send(form, request, response);
    else if (encoding !== undefined) void this.encode(encoding).then((made) => this.send(made, request, response));
  }

  private send({ headers, body }: Form, request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(this.status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  private isKnownTo(request: IncomingMessage): boolean {
    const known = request.headers['if-none-match']?.trim();
    if (this.etag === undefined || known === undefined) return false;
    // of the same page a strong tag and a weak one are the same here (RFC 9110, 13.1.2)
    const etag = opaque(this.etag);
    return known === '*' || known.split(',').some((tag) => opaque(tag) === etag);
  }

  private encode(name: Encoding): Promise<Form> {
    const running = this.encoding.get(name);
    if (running !== undefined) return running;
    const made = encoders[name](this.plain.body).then((body) => {
      const form = this.form(body, name);
      this.encoded.set(name, form);
      return form;
    });
    this.encoding.set(name, made);
    return made;
  }

  private form(body: Buffer, encoding?: Encoding): Form {
    const own = encoding === undefined ? [] : ['content-encoding', encoding];
    return { headers: [...this.headers, ...own, 'content-length', String(body.length)], body };
  }
}

/** A tag without the mark of a weak one. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

function accepted(request: IncomingMessage): Encoding | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined;
  const wanted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => wanted.includes(encoding));
}
