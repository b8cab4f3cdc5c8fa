import { parceiroInput } from '@contract/limits/parceiro-input';
import { emblemFields } from '../../common/form/emblem-inputs.js';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const partnerEditor = editorOf(parceiroInput, {
  nome: { label: 'Nome', review: 'title' },
  descricao: { label: 'Descrição', review: 'text' },
  logo: { label: 'Logótipo', view: valueViews.image, review: 'emblem' },
  logoAlt: 'Texto alternativo do logótipo',
  ligacao: { label: 'Site do parceiro', review: 'link' },
  desde: 'Parceiro desde',
  ate: 'Parceiro até',
  ...emblemFields,
});
