import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type FormUnderTest, itBehavesAsForm } from '../../../test/support/form.js';
import { PedidoSessao } from './enquiry.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form: FormUnderTest = {
  api: () => api,
  entity: PedidoSessao,
  path: '/sessoes',
  adminPath: '/sessoes',
  marker: 'mensagem',
  captcha: false,
  message: 'Mensagem enviada com sucesso!',
  fields: {
    nome: 'Maria João',
    email: 'maria@escola.pt',
    tipo: 'Arranque do Projeto',
    mensagem: 'Gostávamos de saber mais.',
  },
  incomplete: 'Por favor preencha todos os campos.',
  required: {
    nome: 'O nome é de preenchimento obrigatório.',
    email: 'O e-mail é de preenchimento obrigatório.',
    mensagem: 'A mensagem é de preenchimento obrigatório.',
  },
  refused: [['tipo', 'Oficina DFC', 'O tipo tem de ser um destes: Arranque do Projeto, Acompanhamento do Projeto.']],
  answered: {
    nome: 'Maria João',
    email: 'maria@escola.pt',
    tipo: 'Arranque do Projeto',
    mensagem: 'Gostávamos de saber mais.',
    data: expect.any(String),
  },
};

describe('POST /sessoes', () => {
  itBehavesAsForm(form);
});
