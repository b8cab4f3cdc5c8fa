import { agradecimentoInput } from '@contract/limits/agradecimento-input';
import { edicaoInput } from '@contract/limits/edicao-input';
import type { Edicao } from '../../api-types.js';
import { emblemFields } from '../../common/form/emblem-inputs.js';
import { editorOf, type FormValues, type RecordEditor } from '../../common/form/record-editor.js';
import type { Reviewed } from '../../publishing/review.js';
import { valueViews } from '../../common/form/value-views.js';

const editor = editorOf(edicaoInput, {
  chave: { label: 'Ano letivo', view: valueViews.schoolYear },
  introducao: { label: 'Introdução', review: 'text' },
  inscricoesAbrem: { label: 'Inscrições: primeiro dia', view: valueViews.day },
  inscricoesFecham: { label: 'Inscrições: último dia', view: valueViews.day },
  submissaoAbre: { label: 'Entrega dos projetos: primeiro dia', view: valueViews.day },
  submissaoFecha: { label: 'Entrega dos projetos: último dia', view: valueViews.day },
  festival: { label: 'Dia do festival', view: valueViews.day },
  festivalLocal: { label: 'Local do festival', review: 'text' },
  resultados: { label: 'Resultados: último dia da edição', view: valueViews.day },
  custo: { label: 'Quanto custa participar', review: 'text' },
  capa: { label: 'Capa', view: valueViews.image, review: 'emblem' },
  capaAlt: 'Texto alternativo da capa',
  ...emblemFields,
  video: { label: 'Vídeo do festival', review: 'link' },
  videoProvisorio: 'O vídeo está a ser preparado',
  tituloPremios: { label: 'Título dos prémios', review: 'text' },
  tituloProjetos: { label: 'Título dos projetos', review: 'text' },
  agradecimentos: {
    label: 'Agradecimentos',
    view: (value) =>
      (value as Edicao['agradecimentos']).map(({ titulo, nomes }) => `${titulo}: ${nomes.join(', ')}`).join('\n'),
  },
});

function reviewed(values: FormValues): Reviewed[] {
  const lists = (values['agradecimentos'] ?? []) as readonly FormValues[];
  const titles = lists.map(({ titulo }, index) => ({
    source: `agradecimentos.${index}.titulo`,
    label: `Lista ${index + 1} · ${thanksEditor.labels.titulo}`,
    kind: 'text' as const,
    value: titulo,
  }));
  return [...editor.reviewed(values), ...titles];
}

export const editionEditor = { ...editor, reviewed } satisfies RecordEditor;

export const thanksEditor = {
  labels: { titulo: 'Título', nomes: 'Nomes' },
  limits: agradecimentoInput,
} satisfies RecordEditor;
