import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Session } from '#accounts/sessions/session.entity.js';
import type { Papel } from '#platform/papeis.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { SavedVersion } from '../shared/history.entity.js';
import { group, list, text } from '../../../contract/pages/describe.js';
import { associacao } from '../../../contract/pages/associacao.js';
import type { Fields } from '../../../contract/pages/field.js';
import { Pagina } from './pagina.entity.js';
import { requireAdministration } from './page-words.js';
import { withChanges } from '../../../contract/pages/words.js';

const ADDRESS = '/api/paginas/associacao';
const PUBLISH = `${ADDRESS}/publicacao`;
const EMAIL = 'desvio@exemplo.pt';
const asMade = withChanges(associacao.fields, {});
const who = [
  ['email', 'E-mail', EMAIL],
  ['longName', 'Nome legal', 'Outra Associação'],
  ['nipc', 'NIPC', '509999999'],
  ['phones', 'Telefones', [{ label: 'DFC Portugal', number: '+351 220 000 009' }]],
] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.dataSource.manager.delete(SavedVersion, { id: MoreThan(0) });
  await api.dataSource.manager.delete(Pagina, { id: MoreThan(0) });
});

interface Answer {
  id: number;
  versao: number;
  conteudo: Record<string, unknown>;
  rascunho: Record<string, unknown> | null;
}

/** Calls by somebody with a role, who gave the password as many minutes ago. */
async function signedIn(papel: Papel, minutes = 0) {
  const claims = await makeSession(api.dataSource, await makeAccount(api.dataSource, { papel }));
  const passwordAt = new Date(Date.now() - minutes * MINUTE_MS);
  await api.dataSource.manager.update(Session, { id: claims.jti }, { passwordAt });
  const as = { Authorization: `Bearer ${signed(claims)}` };
  return {
    save: (changed: object) =>
      api.http
        .put(ADDRESS)
        .set(as)
        .send({ conteudo: { ...asMade, ...changed } }),
    publish: () => api.http.post(PUBLISH).set(as).send({}),
    bringBack: (id: number, versao: number, body: object = {}) =>
      api.http.post(`/api/paginas/${id}/versoes/${versao}/reposicao`).set(as).send(body),
  };
}

const read = async () => (await api.admin.get(ADDRESS).expect(200)).body as Answer;

describe('who the association is and how it is reached', () => {
  it.each(who)('is changed in %s by no editor, who changes the rest', async (name, label, value) => {
    const editor = await signedIn('edicao');
    await editor.save({ tagline: 'Outro lema.' }).expect(200);
    const before = await read();
    const { body } = await editor.save({ tagline: 'Outro lema.', [name]: value }).expect(403);
    expect(body).toMatchObject({
      message: `Só a administração altera e publica: «${label}».`,
      errors: { [`conteudo.${name}`]: 'Só a administração altera este campo.' },
    });
    expect(await read()).toEqual(before);
    await editor.publish().expect(200);
    expect((await read()).conteudo).toEqual({ ...asMade, tagline: 'Outro lema.' });
  });

  it('is as it was made again for no editor who leaves it out', async () => {
    const administrator = await signedIn('administracao');
    await administrator.save({ email: EMAIL }).expect(200);
    await administrator.publish().expect(200);
    const editor = await signedIn('edicao');
    await editor.save({ email: EMAIL, tagline: 'Outro lema.' }).expect(200);
    await editor.save({ tagline: 'Outro lema.' }).expect(403);
  });

  it('is changed by an administrator who gave the password within ten minutes, and the rest without', async () => {
    const long = await signedIn('administracao', 11);
    await long.save({ tagline: 'Outro lema.' }).expect(200);
    await long.publish().expect(200);
    const { body } = await long.save({ tagline: 'Outro lema.', email: EMAIL }).expect(403);
    expect(body).toMatchObject({ errors: { confirmacao: expect.any(String) } });
    const recent = await signedIn('administracao', 9);
    await recent.save({ tagline: 'Outro lema.', email: EMAIL }).expect(200);
    await long.publish().expect(403);
    expect((await read()).conteudo).toMatchObject({ email: asMade.email });
    await recent.publish().expect(200);
    expect((await read()).conteudo).toMatchObject({ email: EMAIL });
  });

  it('is published by an administrator alone, whoever made the draft', async () => {
    const editor = await signedIn('edicao');
    await editor.save({ tagline: 'Outro lema.' }).expect(200);
    // as an editor could save it before it was the administration's
    const rascunho = JSON.stringify({ tagline: 'Outro lema.', email: EMAIL });
    await api.dataSource.manager.update(Pagina, { chave: 'associacao' }, { rascunho });
    await editor.save({ tagline: 'Ainda outro.', email: EMAIL }).expect(200);
    await editor.publish().expect(403);
    expect((await read()).conteudo).toEqual(asMade);
    await (await signedIn('administracao')).publish().expect(200);
    expect((await read()).conteudo).toMatchObject({ tagline: 'Ainda outro.', email: EMAIL });
  });

  it('comes back of an earlier version by an administrator with the password alone', async () => {
    const administrator = await signedIn('administracao');
    await administrator.save({ email: EMAIL, tagline: 'Outro lema.' }).expect(200);
    const { id } = (await administrator.publish().expect(200)).body as Answer;
    const before = await read();
    const editor = await signedIn('edicao');
    const long = await signedIn('administracao', 11);
    for (const body of [{}, { campos: ['email'] }]) {
      await editor.bringBack(id, 1, body).expect(403);
      const refused = await long.bringBack(id, 1, body).expect(403);
      expect(refused.body).toMatchObject({ errors: { confirmacao: expect.any(String) } });
    }
    expect(await read()).toEqual(before);
    await editor.bringBack(id, 1, { campos: ['tagline'] }).expect(204);
    expect((await read()).rascunho).toEqual({ ...asMade, email: EMAIL });
    await administrator.bringBack(id, 1).expect(204);
    expect((await read()).rascunho).toEqual(asMade);
  });

  it('has no other way: a page is neither scheduled nor binned', async () => {
    const { id } = (await (await signedIn('administracao')).save({ tagline: 'Outro lema.' }).expect(200))
      .body as Answer;
    await api.admin.put(`/api/paginas/${id}/rascunho`).send({ estado: 'publicado', conteudo: {} }).expect(404);
    await api.admin.delete(`/api/paginas/${id}`).expect(404);
  });
});

describe('a field that is the administration’s', () => {
  const fields = {
    part: group('Parte', { word: text('Palavra', 'a', { administration: true }), other: text('Outra', 'a') }),
    items: list('Coisas', 'Coisa', { word: text('Palavra', '', { administration: true }) }, [{ word: 'a' }]),
  };
  const from = withChanges(fields, {});
  const refusedTo = (of: Fields, changes: object): unknown => {
    try {
      requireAdministration(of, { from, to: withChanges(of, changes) }, { papel: 'edicao', passwordAt: new Date() });
      return undefined;
    } catch (error) {
      return error instanceof AppError ? Object.keys(error.fields ?? {}) : error;
    }
  };

  it.each([
    [{ part: { other: 'b' } }, undefined],
    [{ part: { word: 'b' } }, ['conteudo.part.word']],
    [{ items: [{ word: 'b' }] }, ['conteudo.items']],
    [{ items: [{ word: 'a' }, { word: 'a' }] }, ['conteudo.items']],
  ])('is so in a group and in a list: %j', (changes, refused) => {
    expect(refusedTo(fields, changes)).toEqual(refused);
  });
});
