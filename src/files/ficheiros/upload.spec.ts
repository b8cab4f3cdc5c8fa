import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

const LIMIT = 10_485_760;
const SECRET = 'conteudo-escondido';
const BROKEN = 'A imagem não chegou inteira, ou está estragada. Veja se abre no seu computador e envie-a de novo.';
const REFUSED = 'Só são aceites imagens JPG, PNG, WebP, GIF ou AVIF e ficheiros PDF válidos.';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const upload = (...files: [content: Buffer, name: string][]) => {
  const request = api.admin.post('/upload');
  for (const [content, name] of files) request.attach('images', content, name);
  return request;
};
const fileOf = (name: string) => readFile(join(settings.dataDir, 'uploads', name));

/** Uploads one file and gives its stored name and bytes. */
async function uploaded(content: Buffer, name: string): Promise<{ name: string; bytes: Buffer }> {
  const { body } = await upload([content, name]).expect(200);
  const [stored] = body.filePaths as string[];
  if (stored === undefined) throw new Error('nothing was stored');
  return { name: stored, bytes: await fileOf(stored) };
}

/** A PNG that says it is as large as this, in a few bytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The bytes that an iPhone's picture begins with (ISO/IEC 23008-12). */
const heicOf = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'), Buffer.alloc(500)]);

/** A JPEG that says it is as large as this, of one colour and in one scan, up to its pixels (ITU-T T.81, B.2). */
const jpegHeader = (frame: number, width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, frame, 0, 11, 8]),
    Buffer.from([height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0xff, 0xd9]),
  ]);

const noise = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    [format]()
    .toBuffer();
const half = (content: Buffer) => content.subarray(0, content.length / 2);

describe('POST /upload', () => {
  it('stores several files in their order, under names of its own', async () => {
    const before = Date.now();
    const { body } = await upload(
      [await picture('jpeg'), 'Férias de Verão (1).JPG'],
      [await picture('png'), '../../etc/passwd.png'],
      [pdf(), '.pdf'],
    ).expect(200);
    expect(body).toEqual({ success: true, filePaths: expect.any(Array), message: 'Arquivos carregados com sucesso!' });
    expect(body.filePaths).toEqual([
      expect.stringMatching(/^\d{13}_ferias-de-verao-1-[0-9a-f]{32}\.jpg$/),
      expect.stringMatching(/^\d{13}_[a-z-]*passwd-[0-9a-f]{32}\.png$/),
      expect.stringMatching(/^\d{13}_ficheiro-[0-9a-f]{32}\.pdf$/),
    ]);
    for (const name of body.filePaths as string[]) {
      expect(Number(name.split('_')[0])).toBeGreaterThanOrEqual(before);
      await api.http.get(`/uploads/${name}`).expect(200);
    }
    expect(await api.files('tmp')).toEqual([]);
  });

  it('notes each stored file with what its bytes are', async () => {
    const { name, bytes } = await uploaded(await picture('png'), 'nota.png');
    const row = await api.dataSource.manager.findOneByOrFail(Ficheiro, { nome: name });
    expect(row).toMatchObject({ area: 'uploads', tipo: 'image/png', tamanho: bytes.length });
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
    expect(row.sha256).toBe(Buffer.from(digest).toString('hex'));
  });

  it.each([
    ['jpeg', 'foto.jpg', 'jpeg', 'jpg'],
    ['jpeg', 'foto.jpeg', 'jpeg', 'jpg'],
    ['png', 'foto.png', 'png', 'png'],
    ['webp', 'foto.webp', 'webp', 'webp'],
    ['gif', 'foto.gif', 'webp', 'webp'],
    ['avif', 'foto.avif', 'webp', 'webp'],
  ] as const)('makes a %s picture anew, without what came along', async (format, name, stored, extension) => {
    const source = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e4572e' } });
    const original = await source
      .withExif({ IFD0: { Copyright: SECRET } })
      [format]()
      .toBuffer();
    const file = await uploaded(Buffer.concat([original, Buffer.from(`<script>${SECRET}</script>`)]), name);
    const metadata = await sharp(file.bytes).metadata();
    expect([file.name.split('.').at(-1), metadata.format, metadata.width, metadata.height]).toEqual([
      extension,
      stored,
      60,
      40,
    ]);
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(file.bytes.includes(SECRET)).toBe(false);
  });

  it('turns a picture upright', async () => {
    const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await uploaded(turned, 'virada.jpg');
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation ?? 1]).toEqual([40, 60, 1]);
  });

  it('keeps a picture within 2560 pixels a side, and a small one as it is', async () => {
    const { bytes } = await uploaded(await picture('jpeg', 4_000, 1_000), 'larga.jpg');
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([2_560, 640]);
  });

  it('keeps one frame of an animation, however many it has', async () => {
    const raw = { width: 40, height: 90, channels: 3, pageHeight: 30 } as const;
    const pixels = Buffer.from(Array.from({ length: 40 * 90 * 3 }, (_, index) => (index * index) % 251));
    const animation = await sharp(pixels, { raw }).gif().toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const { bytes } = await uploaded(animation, 'animada.gif');
    const { width, height, pages } = await sharp(bytes, { animated: true }).metadata();
    expect([width, height, pages ?? 1]).toEqual([40, 30, 1]);
  });

  it('takes a picture of as many pixels as allowed', async () => {
    const { bytes } = await uploaded(pngOf(10_000, 6_000), 'enorme.png');
    expect((await sharp(bytes).metadata()).width).toBe(2_560);
  });

  it.each(['foto.jfif', 'foto.JPE', 'DSC_0001.MPO', 'IMG_1234.heic', 'foto.png'])(
    'takes a JPEG by its bytes, though it is called %s',
    async (name) => {
      expect((await uploaded(await picture('jpeg'), name)).name).toMatch(/\.jpg$/);
    },
  );

  it('takes a JPEG that lacks the two bytes of its end', async () => {
    const { bytes } = await uploaded((await picture('jpeg')).subarray(0, -2), 'foto.jpg');
    expect((await sharp(bytes).metadata()).width).toBe(900);
  });

  it.each<[string, Buffer, Buffer]>([
    ['a byte order mark', Buffer.from('\uFEFF'), Buffer.alloc(0)],
    ['the words of a printer', Buffer.from('\u001B%-12345X@PJL\r\n'.padEnd(1_000)), Buffer.alloc(0)],
    ['zeros', Buffer.alloc(0), Buffer.alloc(4_096)],
    ['a line of advertising', Buffer.alloc(0), Buffer.from('Feito com um programa grátis\n'.repeat(200))],
  ])('keeps a PDF with %s around it byte by byte', async (_what, before, behind) => {
    const content = Buffer.concat([before, pdf(), behind]);
    const { bytes, name } = await uploaded(content, 'Relatório.pdf ');
    expect(name).toMatch(/_relatorio-[0-9a-f]{32}\.pdf$/);
    expect(bytes.equals(content)).toBe(true);
  });

  it('keeps a PDF byte by byte', async () => {
    const content = pdf(50_000);
    const { bytes } = await uploaded(content, 'Relatório.PDF');
    expect(bytes.equals(content)).toBe(true);
  });

  it('takes files of exactly 10 485 760 bytes', async () => {
    const image = await picture('jpeg');
    const padded = Buffer.concat([image, Buffer.alloc(LIMIT - image.length)]);
    await upload([pdf(LIMIT), 'limite.pdf'], [padded, 'limite.jpg']).expect(200);
  });

  it('takes 20 files at once', async () => {
    const image = await picture('png', 8, 8);
    const files = Array.from({ length: 20 }, (_, index): [Buffer, string] => [image, `${index}.png`]);
    const { body } = await upload(...files).expect(200);
    expect(new Set(body.filePaths as string[]).size).toBe(20);
  });
});

describe('a refused upload', () => {
  let before: unknown;
  const everything = async () => [
    await api.files('uploads'),
    await api.files('tmp'),
    await api.dataSource.manager.count(Ficheiro),
  ];

  beforeEach(async () => {
    before = await everything();
  });
  const expectNothingNew = async () => {
    expect(await everything()).toEqual(before);
  };
  afterEach(expectNothingNew);

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a text that calls itself a picture', () => Buffer.from('olá'), 'foto.jpg'],
    ['a page that calls itself a picture', () => Buffer.from('<html><script>alert(1)</script>'), 'foto.png'],
    ['a PDF that calls itself a picture', () => pdf(), 'foto.png'],
    ['a picture that calls itself a page', () => picture('jpeg'), 'foto.html'],
    ['a picture without an extension', () => picture('jpeg'), 'foto'],
    ['a picture with a second extension', () => picture('jpeg'), 'foto.jpg.php'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'), 'foto.svg'],
    [
      'an SVG that calls itself a PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'a.png',
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'a.tiff',
    ],
    [
      'a TIFF that calls itself a JPEG',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'a.jpg',
    ],
    ['an empty file', () => Buffer.alloc(0), 'foto.jpg'],
  ])('is %s', async (_what, content, name) => {
    const { status, body } = await upload([await picture('png', 8, 8), 'boa.png'], [await content(), name]);
    expect(status).toBe(415);
    expect(body).toMatchObject({ statusCode: 415, message: REFUSED });
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    [
      'a picture of an iPhone',
      () => heicOf('heic'),
      'foto.heic',
      'As fotografias HEIC de um iPhone não são aceites. Partilhe-a como JPG.',
    ],
    [
      'a picture of a camera that calls itself a JPEG',
      () => heicOf('mif1'),
      'IMG_1234.jpg',
      'As fotografias HEIC de um iPhone não são aceites. Partilhe-a como JPG.',
    ],
    ['a JPEG cut in half', async () => half(await noise('jpeg')), 'foto.jpg', BROKEN],
    ['a PNG cut in half', async () => half(await noise('png')), 'foto.png', BROKEN],
    ['a WebP cut in half', async () => half(await noise('webp')), 'foto.webp', BROKEN],
    ['a picture of which the beginning came', async () => (await picture('jpeg')).subarray(0, 400), 'foto.jpg', BROKEN],
    [
      'a PNG of too many pixels',
      () => pngOf(10_000, 6_001),
      'bomba.png',
      'A imagem é demasiado grande: tem 10000 × 6001 píxeis, 61 milhões. O máximo neste formato são 60 milhões. Guarde-a mais pequena.',
    ],
    [
      'a progressive JPEG of too many pixels',
      () => jpegHeader(0xc2, 10_000, 6_001),
      'foto.jpg',
      'A imagem é demasiado grande: tem 10000 × 6001 píxeis, 61 milhões. O máximo neste formato são 60 milhões. Guarde-a mais pequena.',
    ],
    [
      'a JPEG of more pixels than a telephone makes',
      () => jpegHeader(0xc0, 20_000, 10_501),
      'foto.jpg',
      'A imagem é demasiado grande: tem 20000 × 10501 píxeis, 211 milhões. O máximo neste formato são 210 milhões. Guarde-a mais pequena.',
    ],
  ])('is %s, and is told why', async (_what, content, name, message) => {
    const { status, body } = await upload([await picture('png', 8, 8), 'boa.png'], [await content(), name]);
    expect([status, body.message]).toEqual([415, message]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a text that calls itself a PDF', () => Buffer.from('olá')],
    ['a picture that calls itself a PDF', () => picture('jpeg')],
    ['a PDF without its end', () => pdf().subarray(0, 60)],
    ['a PDF behind more bytes than readers pass over', () => Buffer.concat([Buffer.alloc(1_024, ' '), pdf()])],
    ['a PDF that ends long before the file', () => Buffer.concat([pdf(), Buffer.alloc(65 * 1024)])],
  ])('is %s', async (_what, content) => {
    await upload([await picture('png', 8, 8), 'boa.png'], [await content(), 'a.pdf']).expect(415);
  });

  it('is a picture of as many pixels as allowed and one row more', async () => {
    await upload([pngOf(10_000, 6_001), 'bomba.png']).expect(415);
  });

  it('is a file of one byte more than 10 485 760', async () => {
    const { status, body } = await upload([await picture('png', 8, 8), 'boa.png'], [pdf(LIMIT + 1), 'grande.pdf']);
    expect([status, body.message]).toEqual([413, 'Cada ficheiro não pode ultrapassar 10 MB.']);
  });

  it('is the twenty-first file', async () => {
    const image = await picture('png', 8, 8);
    await upload(...Array.from({ length: 21 }, (_, index): [Buffer, string] => [image, `${index}.png`])).expect(400);
  });

  it('is none at all, one in another field, or no form', async () => {
    const { body } = await api.admin.post('/upload').field('nada', 'x').expect(400);
    expect(body.message).toBe('Selecione pelo menos um ficheiro.');
    await api.admin.post('/upload').attach('files', pdf(), 'a.pdf').expect(400);
    await api.admin.post('/upload').send({ images: 'a.jpg' }).expect(415);
  });

  it('is one without a token', async () => {
    await api.http.post('/upload').attach('images', pdf(), 'a.pdf').expect(401);
  });

  it('is one that breaks off', async () => {
    const connection = await rawConnection(api.app);
    await connection.write(
      `POST /upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n`,
    );
    await connection.write(
      `--x\r\nContent-Disposition: form-data; name="images"; filename="a.pdf"\r\n\r\n${pdf(100_000).toString('latin1')}`,
    );
    await until('the file is arriving', async () => (await api.files('tmp')).length === 1);
    await connection.abort();
    await until('nothing is left of it', async () => (await api.files('tmp')).length === 0);
    await expectNothingNew();
  });
});
