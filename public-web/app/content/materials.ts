import { pedidoMaterialInput } from '@contract/limits/pedido-material-input';
import { enquiryForm } from './forms/enquiry-form.ts';
export const materials = {
  title: 'Material Pedagógico',
  download: 'Descarregar',
  loading: 'A carregar os materiais…',
  empty: 'Nenhum material disponível no momento.',
  failure: 'Erro ao carregar os materiais. Tente novamente mais tarde.',
  retry: 'Tentar Novamente',
  form: enquiryForm({
    id: 'material',
    endpoint: '/material',
    limits: pedidoMaterialInput,
    resource: 'pedidos-material',
  }),
} as const;
