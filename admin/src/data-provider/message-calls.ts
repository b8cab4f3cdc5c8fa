import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

type Mensagem = Schemas['Mensagem'];

/** The calls about what is done with messages. */
export const messageCalls = {
  handleMessage: async (id: number, handled: Schemas['MensagemInput']) =>
    (await callApi('PUT', `mensagens/${id}`, handled)) as Mensagem,
  answerMessage: async (id: number, answer: Schemas['RespostaInput']) =>
    (await callApi('POST', `mensagens/${id}/respostas`, answer)) as Mensagem,
};
