import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { endedInvitations, Inviting, photo, testimonial, UNKNOWN_INVITATION } from '../../../test/support/inviting.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Convite } from './convite.entity.js';

let api: TestApi;
const inviting = new Inviting(() => api);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /upload with an invitation', () => {
  it('takes one picture, and a later one in its place', async () => {
    const { id, token } = await inviting.invite();
    const first = await inviting.uploaded(token);
    await api.admin.get(`/uploads/${first}`).expect(200);
    const second = await inviting.uploaded(token);
    await api.admin.get(`/uploads/${first}`).expect(404);
    await api.admin.get(`/uploads/${second}`).expect(200);
    expect(await api.dataSource.manager.countBy(Ficheiro, { nome: first })).toBe(0);
    expect(await api.dataSource.manager.findOneByOrFail(Convite, { id })).toMatchObject({
      imagem: second,
      uploadAttempts: 2,
    });
  });

  it('refuses anything but exactly one image', async () => {
    const { token } = await inviting.invite();
    await inviting.expectNothingStored(async () => {
      const { body } = await inviting.upload(token, pdf(), 'cv.pdf').expect(415);
      expect(body).toMatchObject({ message: 'Só são aceites imagens JPG, PNG, WebP, GIF ou AVIF válidas.' });
      await inviting.upload(token, Buffer.from('<svg/>'), 'eu.svg').expect(415);
      await inviting.upload(token, Buffer.from('olá'), 'eu.jpg').expect(415);
      await inviting.upload(token).attach('images', photo, 'dois.jpg').expect(400);
      await api.http.post('/upload').set('X-Convite', token).field('images', '').expect(400);
      await inviting.upload(token, Buffer.alloc(10_485_761), 'eu.jpg').expect(413);
    });
  });

  it('counts every try, and refuses the eleventh', async () => {
    const { id, token } = await inviting.invite();
    await inviting.change(id, { uploadAttempts: 9 });
    await inviting.upload(token, Buffer.from('olá'), 'eu.jpg').expect(415);
    await inviting.expectNothingStored(async () => {
      const { body } = await inviting.upload(token).expect(403);
      expect(body).toMatchObject({ message: expect.stringContaining('já não permite enviar mais imagens') });
    });
  });

  it.each(endedInvitations)('refuses one that is %s', async (_how, changed, sentence) => {
    const { id, token } = await inviting.invite();
    await inviting.change(id, changed);
    await inviting.expectNothingStored(async () => {
      expect((await inviting.upload(token).expect(410)).body).toMatchObject({ message: sentence });
    });
  });

  it('reads no byte for somebody who shows neither session nor invitation', async () => {
    await inviting.expectNothingStored(async () => {
      for (const header of [
        '',
        `X-Convite: ${UNKNOWN_INVITATION}\r\n`,
        'X-Convite: x\r\n',
        'Authorization: Bearer a.b.c\r\n',
      ]) {
        const connection = await rawConnection(api.app);
        await connection.write(
          `POST /upload HTTP/1.1\r\nHost: x\r\n${header}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
        );
        expect(await connection.answer(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /);
        await connection.abort();
      }
    });
  });

  it('opens nothing else', async () => {
    const { token } = await inviting.invite();
    await api.http
      .post('/equipa')
      .set('X-Convite', token)
      .send({ ...testimonial, img: '/uploads/a.jpg' })
      .expect(401);
    await api.http.get('/api/files').set('X-Convite', token).expect(401);
    await api.http.get('/api/users').set('X-Convite', token).expect(401);
  });
});
