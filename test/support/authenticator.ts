import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The flags with which an authenticator says that its user is present and verified. */
const FLAGS = 0x05;
/** The flag that says that the data holds a new key. */
const WITH_KEY = 0x40;
const ES256 = -7;
const P256 = 1;
const EC2 = 2;

/** The options that a server sends to a browser, as far as they are used here. */
export interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** Values that a well-behaved browser would not send. */
export interface Oddity {
  origin?: string;
  rpId?: string;
  /** Another key's signature. */
  key?: KeyObject;
  counter?: number;
}

/** A passkey in software: it answers as a browser with an authenticator does (WebAuthn, ES256, no attestation). */
export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Answers the options with which a passkey is made. */
  create({ challenge, rp }: Asked, odd: Oddity = {}): object {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = map([
      [1, EC2],
      [3, ES256],
      [-1, P256],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(odd.rpId ?? rp?.id ?? '', FLAGS | WITH_KEY, 0),
      Buffer.alloc(16),
      length,
      this.id,
      cose,
    ]);
    const attestation = map([
      ['fmt', 'none'],
      ['attStmt', map([])],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, odd).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options with which a passkey is used. */
  get({ challenge, rpId = '' }: Asked, odd: Oddity = {}): object {
    this.counter = odd.counter ?? this.counter + 1;
    const authenticatorData = this.head(odd.rpId ?? rpId, FLAGS, this.counter);
    const clientData = this.clientData('webauthn.get', challenge, odd);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    const signature = createSign('SHA256')
      .update(signed)
      .sign(odd.key ?? this.keys.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Oddity): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private head(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

type Cbor = number | string | Buffer;

/** A CBOR map; a value that is a map is given as its bytes, marked by {@link isMap}. */
function map(entries: readonly (readonly [key: number | string, value: Cbor])[]): Buffer {
  const body = entries.flatMap(([key, value]) => [cbor(key), isMap(value) ? value : cbor(value)]);
  const made = Buffer.concat([Buffer.from([0xa0 + entries.length]), ...body]);
  maps.add(made);
  return made;
}

const maps = new WeakSet<Buffer>();
const isMap = (value: Cbor): value is Buffer => Buffer.isBuffer(value) && maps.has(value);

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value as string);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 255]);
}
