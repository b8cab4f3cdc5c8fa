import { projetoMuralInput as limits } from '@contract/limits/projeto-mural-input';
import { projectSteps, stepNames } from '@contract/project';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { schoolYears } from '../../common/dates/school-years.js';
import { choicesAmong } from '../../common/form/choices.js';
import { emblemFields } from '../../common/form/emblem-fields.js';
import { editorOf } from '../../common/form/record-editor.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { valueViews } from '../../common/form/value-views.js';

const editor = editorOf(limits, {
  edicao: {
    label: 'Edição',
    kind: 'choice',
    choices: schoolYears(lisbonToday()),
    view: valueViews.schoolYear,
    isRequired: true,
  },
  ordem: { label: 'Lugar na edição', kind: 'number', hint: '1, 2, 3… para os prémios; vazio: depois deles' },
  titulo: { label: 'Título', review: 'title', isRequired: true, isWide: true },
  escola: 'Escola',
  distrito: {
    label: 'Distrito',
    kind: 'choice',
    choices: choicesAmong(limits.distrito.enum),
    emptyText: 'Por indicar',
  },
  premio: { label: 'Prémio', hint: 'Vazio: não foi distinguido' },
  patrocinio: { label: 'Patrocínio do prémio', review: 'text', hint: 'Opcional' },
  frase: { label: 'O projeto numa frase', review: 'text', hint: 'Lê-se no cartão e por baixo do título', isWide: true },
  sentir: { label: stepNames.sentir, kind: 'formatted' },
  imaginar: { label: stepNames.imaginar, kind: 'formatted' },
  fazer: { label: stepNames.fazer, kind: 'formatted' },
  partilhar: { label: stepNames.partilhar, kind: 'formatted' },
  imagem: { label: 'Imagem principal', kind: 'image', review: ({ imagemAlt }) => (imagemAlt ? 'emblem' : 'picture') },
  imagemAlt: {
    label: 'Texto alternativo da imagem',
    hint: 'O que se vê, para quem não vê. Vazio: imagem decorativa',
    isWide: true,
  },
  ...emblemFields,
  fotos: { label: 'Outras fotografias', kind: 'photos' },
  video: {
    label: 'Vídeo',
    kind: 'link',
    hint: '«Ver Projeto» abre-o',
    placeholder: 'https://www.youtube.com/watch?v=...',
  },
  url: {
    label: 'Endereço da história noutro site',
    kind: 'link',
    hint: 'Só onde a história está publicada noutro site',
    placeholder: 'https://dfcworld.org/...',
  },
});

const create = {
  success: 'Projeto adicionado com sucesso! Já está no mural.',
  failure: 'Erro ao adicionar o projeto. Tente novamente.',
  incompleteHint: 'Escolha a edição e escreva o título',
};

const sections = {
  Projeto: ['edicao', 'escola', 'titulo', 'frase', 'distrito', 'ordem', 'premio', 'patrocinio'],
  'A história, em quatro passos': projectSteps,
  Multimédia: ['imagem', 'imagemAlt', 'forma', 'cor', 'fotos', 'video', 'url'],
};

export default function WallForm() {
  return <RecordScreen editor={editor} create={create} sections={sections} returnsToList />;
}
