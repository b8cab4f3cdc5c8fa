import { pedidoMaterialInput } from '@contract/limits/pedido-material-input';
import { enquiryForm } from './forms/enquiry-form.ts';
export const materials = {
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
  form: enquiryForm({ id: 'material', endpoint: '/material', limits: pedidoMaterialInput }),
} as const;
