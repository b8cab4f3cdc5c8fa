import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type FormUnderTest, itBehavesAsForm, sendForm } from '../../../test/support/form.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { Candidatura } from './candidatura.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form: FormUnderTest = {
  api: () => api,
  entity: Candidatura,
  path: '/formularios',
  adminPath: '/api/voluntariados',
  marker: 'motivacao',
  attachment: 'cv',
  captcha: true,
  message: 'Formulário enviado com sucesso!',
  fields: {
    nome: 'Maria João',
    idade: '23',
    email: 'maria@escola.pt',
    telefone: '912345678',
    estudando: 'Estudante',
    motivacao: 'Gosto de escolas.',
  },
  required: {
    nome: 'O nome é de preenchimento obrigatório.',
    idade: 'A idade é de preenchimento obrigatório, em anos completos.',
    email: 'O e-mail é de preenchimento obrigatório.',
    estudando: 'A ocupação atual é de preenchimento obrigatório.',
    motivacao: 'A motivação é de preenchimento obrigatório.',
  },
  refused: [
    ['idade', '-1', 'A idade não pode ser negativa.'],
    ['idade', '0', 'A idade não pode ser 0.'],
    ['idade', '101', 'A idade não pode ser maior que 100.'],
    ['idade', 'vinte', 'A idade é de preenchimento obrigatório, em anos completos.'],
    ['acceptPolicy', 'false', 'Tens de aceitar a Política de Privacidade.'],
  ],
  answered: {
    nome: 'Maria João',
    idade: 23,
    email: 'maria@escola.pt',
    telefone: '912345678',
    estudando: 'Estudante',
    motivacao: 'Gosto de escolas.',
    newsletter: false,
    cv: null,
    Create: expect.any(String),
  },
};

describe('POST /formularios', () => {
  itBehavesAsForm(form);

  it('asks for a confirmation of the newsletter where that box was ticked, and only there', async () => {
    await sendForm(form, { email: 'sem@escola.pt' });
    await sendForm(form, { email: 'nem@escola.pt', newsletter: 'false' });
    await sendForm(form, { email: 'com@escola.pt', newsletter: 'true' });
    expect(await api.dataSource.manager.find(Subscritor)).toEqual([
      expect.objectContaining({ email: 'com@escola.pt', confirmada: false }),
    ]);
  });

  it('is found by its telephone however it is written', async () => {
    const { body } = await sendForm(form, { telefone: '937416582' });
    for (const q of ['937 416 582', '+351 937 416 582', '937416582']) {
      const list = await api.admin.get('/api/voluntariados').query({ filter: JSON.stringify({ q }) });
      expect((list.body as { id: number }[]).map(({ id }) => id)).toEqual([(body as { id: number }).id]);
    }
  });
});
