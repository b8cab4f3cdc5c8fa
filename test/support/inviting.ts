import { Convite } from '#submissions/convites/convite.entity.js';
import { Membro } from '#content/equipa/membro.entity.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import type { TestApi } from './api.js';
import { expectNothingStored } from './nothing-stored.js';
import { picture } from './samples.js';

/** A token of no invitation. */
export const UNKNOWN_INVITATION = 'A'.repeat(43);

export const photo = await picture('jpeg', 60, 40);

export const testimonial = { nome: 'Inês', estado: 'Atual', testemunho: 'Aprendi a escutar.' };

/** Every way in which an invitation is no longer open, with its sentence. */
export const endedInvitations: readonly (readonly [string, Partial<Convite>, string])[] = [
  ['used', { usado: new Date() }, 'Este convite já foi usado.'],
  ['revoked', { revogado: new Date() }, 'Este convite foi anulado. Peça um novo à associação.'],
  ['expired', { expira: new Date(Date.now() - 1) }, 'Este convite expirou. Peça um novo à associação.'],
];

/** The steps of a testimonial's invitation, on the association's side and on the invited person's. */
export class Inviting {
  constructor(private readonly api: () => TestApi) {}

  async invite(body: object = {}): Promise<{ id: number; token: string }> {
    const answer = await this.api().admin.post('/api/convites').send(body).expect(201);
    const { id, url } = answer.body as { id: number; url: string };
    return { id, token: url.split('/').at(-1) ?? '' };
  }

  upload(token: string, content: Buffer = photo, name = 'eu.jpg') {
    return this.api().http.post('/upload').set('X-Convite', token).attach('images', content, name);
  }

  /** @returns the name of the uploaded picture */
  async uploaded(token: string): Promise<string> {
    const { body } = await this.upload(token).expect(200);
    return (body as { filePaths: [string] }).filePaths[0];
  }

  submit(token: string, img: string, changed: object = {}) {
    return this.api()
      .http.post('/testemunhos')
      .send({ convite: token, ...testimonial, img, ...changed });
  }

  async change(id: number, changed: Partial<Convite>): Promise<void> {
    const { manager } = this.api().dataSource;
    await manager.save(Object.assign(await manager.findOneByOrFail(Convite, { id }), changed));
  }

  /** Acts, and sees that no member and no file came of it. */
  expectNothingStored(act: () => Promise<unknown>): Promise<void> {
    return expectNothingStored(this.api(), [Membro, Ficheiro], act);
  }
}
