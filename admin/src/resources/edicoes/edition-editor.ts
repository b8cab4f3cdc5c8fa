import { agradecimentoInput } from '@contract/limits/agradecimento-input';
import { edicaoInput } from '@contract/limits/edicao-input';
import type { Edicao } from '../../api-types.js';
import { emblemViews } from '../../common/form/emblem-inputs.js';
import { editorOf, type RecordEditor } from '../../common/form/record-editor.js';
import { GROUP_SIGN, type Reviewed } from '../../publishing/reviewed.js';
import { valueViews } from '../../common/form/value-views.js';

const editor = editorOf(
  edicaoInput,
  {
    chave: 'Ano letivo',
    introducao: 'Introdução',
    inscricoesAbrem: 'Inscrições: primeiro dia',
    inscricoesFecham: 'Inscrições: último dia',
    submissaoAbre: 'Entrega dos projetos: primeiro dia',
    submissaoFecha: 'Entrega dos projetos: último dia',
    festival: 'Dia do festival',
    festivalLocal: 'Local do festival',
    resultados: 'Resultados: último dia da edição',
    custo: 'Quanto custa participar',
    capa: 'Capa',
    capaAlt: 'Texto alternativo da capa',
    forma: 'Desenho',
    cor: 'Cor do desenho',
    video: 'Vídeo do festival',
    videoProvisorio: 'O vídeo está a ser preparado',
    tituloPremios: 'Título dos prémios',
    tituloProjetos: 'Título dos projetos',
    agradecimentos: 'Agradecimentos',
  },
  {
    introducao: 'text',
    festivalLocal: 'text',
    custo: 'text',
    capa: 'emblem',
    video: 'link',
    tituloPremios: 'text',
    tituloProjetos: 'text',
  },
  {
    ...emblemViews,
    chave: (value) => String(value).replace(/^(\d{4})/, '$1/'),
    inscricoesAbrem: valueViews.day,
    inscricoesFecham: valueViews.day,
    submissaoAbre: valueViews.day,
    submissaoFecha: valueViews.day,
    festival: valueViews.day,
    resultados: valueViews.day,
    capa: valueViews.image,
    agradecimentos: (value) =>
      (value as Edicao['agradecimentos']).map(({ titulo, nomes }) => `${titulo}: ${nomes.join(', ')}`).join('\n'),
  },
);

function reviewed(values: Readonly<Record<string, unknown>>): Reviewed[] {
  const lists = (values['agradecimentos'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const titles = lists.map(({ titulo }, index) => ({
    source: `agradecimentos.${index}.titulo`,
    label: `Lista ${index + 1}${GROUP_SIGN}${thanksEditor.labels.titulo}`,
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
