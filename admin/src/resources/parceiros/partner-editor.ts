import { parceiroInput } from '@contract/limits/parceiro-input';
import { emblemFields } from '../../common/form/emblem-fields.js';
import { editorOf } from '../../common/form/record-editor.js';

export const partnerEditor = editorOf(parceiroInput, {
  nome: { label: 'Nome', review: 'title', isRequired: true, isWide: true },
  descricao: {
    label: 'Descrição',
    review: 'text',
    hint: 'Abre-se quando alguém carrega no logótipo',
    rows: 3,
    isRequired: true,
  },
  logo: { label: 'Logótipo', kind: 'image', review: 'emblem', isTitled: true },
  logoAlt: {
    label: 'Texto alternativo do logótipo',
    hint: 'O que se vê, para quem não vê. Vazio: imagem decorativa, porque o nome está ao lado',
    isWide: true,
  },
  ligacao: { label: 'Site do parceiro', kind: 'link', hint: 'Opcional', placeholder: 'https://exemplo.pt' },
  desde: { label: 'Parceiro desde', kind: 'day', hint: 'Opcional: antes deste dia não aparece no site' },
  ate: { label: 'Parceiro até', kind: 'day', hint: 'Opcional: depois deste dia deixa de aparecer' },
  ...emblemFields,
});
