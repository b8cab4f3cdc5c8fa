import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type FormUnderTest, itBehavesAsForm, sendForm } from '../../../test/support/form.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { Oportunidade } from './oportunidade.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form: FormUnderTest = {
  api: () => api,
  entity: Oportunidade,
  path: '/oportunidades',
  adminPath: '/api/oportunidades',
  marker: 'descricao',
  attachment: 'documento',
  captcha: true,
  message: 'Formulário submetido com sucesso!',
  fields: {
    nome: 'Maria João',
    email: 'maria@empresa.pt',
    motivo: 'Parceria institucional ou apoio financeiro',
    descricao: 'Queremos apoiar o festival.',
    newsletter: 'false',
    privacidade: 'true',
  },
  required: {
    nome: 'O nome é de preenchimento obrigatório.',
    email: 'O e-mail é de preenchimento obrigatório.',
    descricao: 'A descrição é de preenchimento obrigatório.',
    privacidade: 'Tens de aceitar a Política de Privacidade.',
  },
  refused: [
    [
      'motivo',
      'Vender',
      'O motivo tem de ser um destes: Apresentar uma ideia de parceria, Parceria institucional ou apoio financeiro, Saber mais sobre parcerias, Outro.',
    ],
    ['newsletter', 'talvez', 'A newsletter tem de ser verdadeiro ou falso.'],
  ],
  answered: {
    nome: 'Maria João',
    email: 'maria@empresa.pt',
    motivoContacto: 'Parceria institucional ou apoio financeiro',
    descricaoMotivoContacto: 'Queremos apoiar o festival.',
    newsletter: false,
    documento: null,
  },
};

describe('POST /oportunidades', () => {
  itBehavesAsForm(form);

  it('asks for a confirmation of the newsletter where that box was ticked, and only there', async () => {
    const subscribers = () => api.dataSource.manager.find(Subscritor);
    await sendForm(form, { email: 'sem@empresa.pt', newsletter: 'false' });
    expect(await subscribers()).toEqual([]);
    for (let times = 0; times < 2; times += 1) await sendForm(form, { email: 'com@empresa.pt', newsletter: 'true' });
    expect(await subscribers()).toEqual([expect.objectContaining({ email: 'com@empresa.pt', confirmada: false })]);
  });
});
