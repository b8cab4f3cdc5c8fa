import { parceiroInput } from '@contract/limits/parceiro-input';
import { emblemViews } from '../../common/form/emblem-inputs.js';
import type { RecordEditor } from '../../common/form/record-editor.js';
import { reviewedBy } from '../../publishing/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';

const labels = {
  nome: 'Nome',
  descricao: 'Descrição',
  logo: 'Logótipo',
  logoAlt: 'Texto alternativo do logótipo',
  ligacao: 'Site do parceiro',
  desde: 'Parceiro desde',
  ate: 'Parceiro até',
  forma: 'Desenho',
  cor: 'Cor do desenho',
  exemplo: 'Conteúdo de exemplo',
} as const;

export const partnerEditor = {
  labels,
  limits: parceiroInput,
  views: { logo: valueViews.image, ...emblemViews },
  reviewed: reviewedBy(labels, {
    exemplo: 'sample',
    nome: 'title',
    descricao: 'text',
    ligacao: 'link',
    logo: 'emblem',
  }),
} satisfies RecordEditor;
