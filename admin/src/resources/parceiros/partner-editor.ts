import { parceiroInput } from '@contract/limits/parceiro-input';
import { emblemViews } from '../../common/form/emblem-inputs.js';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const partnerEditor = editorOf(
  parceiroInput,
  {
    nome: 'Nome',
    descricao: 'Descrição',
    logo: 'Logótipo',
    logoAlt: 'Texto alternativo do logótipo',
    ligacao: 'Site do parceiro',
    desde: 'Parceiro desde',
    ate: 'Parceiro até',
    forma: 'Desenho',
    cor: 'Cor do desenho',
  },
  { nome: 'title', descricao: 'text', ligacao: 'link', logo: 'emblem' },
  { logo: valueViews.image, ...emblemViews },
);
