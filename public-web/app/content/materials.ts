import { enquiryMessages } from './forms/enquiry-messages.ts';
import { whoAsks } from './forms/enquiry-fields.ts';
import type { Materials } from './schemas/materials.ts';

export const materials: Materials = {
  title: 'Material Pedagógico',
  lead: 'Guiões, cartões e folhas de trabalho para levar os quatro passos para a aula. Descarregue, imprima e use.',
  description: 'Material pedagógico gratuito da DFC Portugal para usar nas aulas.',
  listTitle: 'Para descarregar',
  download: 'Descarregar',
  loading: 'A carregar os materiais…',
  empty: 'Nenhum material disponível no momento.',
  failure: 'Erro ao carregar os materiais. Tente novamente mais tarde.',
  retry: 'Tentar Novamente',
  formTitle: 'Procura outro material?',
  formLead: 'Diga-nos o que precisa e para que turma. Respondemos por e-mail.',
  form: {
    id: 'material',
    endpoint: '/material',
    encoding: 'json',
    captcha: false,
    fields: [
      ...whoAsks,
      { name: 'mensagem', label: 'Mensagem', kind: 'textarea', required: 'Escreva a sua mensagem.', maxLength: 5000 },
    ],
    submit: { idle: 'Enviar pedido', busy: 'A enviar o pedido…' },
    messages: enquiryMessages,
  },
};
