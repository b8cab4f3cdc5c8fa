import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

type Mensagem = Schemas['Mensagem'];

/** The calls about what is done with messages, and about who gets the newsletter. */
export const messageCalls = {
  handleMessage: async (id: number, handled: Schemas['MensagemInput']) =>
    (await callApi('PUT', `mensagens/${id}`, handled)) as Mensagem,
  exportSubscribers: async () => (await callApi('POST', 'newsletter/exportacao')) as Schemas['NewsletterExportada'][],
  answerMessage: async (id: number, answer: Schemas['RespostaInput']) =>
    (await callApi('POST', `mensagens/${id}/respostas`, answer)) as Mensagem,
};
