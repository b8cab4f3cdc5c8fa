import type { ResourceSection } from '../section/section.js';

/** The sentences of a record's screen, and the times that belong to them. */
export interface RecordTexts {
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly failure: string;
  readonly loading: string;
  readonly loadFailure: string;
  readonly deleteQuestion: string;
  readonly deleteSuccess: string;
  readonly deleteFailure: string;
  /** How long the last words of a save are shown before it leads away; undefined, the form is emptied for the next record. */
  readonly redirectMs: number | undefined;
  readonly cancelLabel?: string;
  /** 'Cancelar' leads back to where one was instead of to the dashboard. */
  readonly cancelGoesBack?: boolean;
  /** Said of a new record while a field that it needs is empty; left out, its button is never off for that. */
  readonly incompleteHint?: string;
}

/** The sentences about a record of a section, where the specification has no others. */
export function usualTexts({ one, isFeminine = false }: ResourceSection, isEdit: boolean): RecordTexts {
  // the 'Projeto' of a 'Projeto do mural'
  const [title = ''] = one.split(' ');
  const name = title.toLowerCase();
  const article = isFeminine ? 'a' : 'o';
  const called = `${article} ${name}`;
  const messages = isEdit
    ? {
        submit: `Atualizar ${title}`,
        submitting: 'Salvando...',
        success: `${title} atualizad${article} com sucesso!`,
        failure: `Erro ao atualizar ${called}. Tente novamente.`,
      }
    : {
        submit: `Adicionar ${title}`,
        submitting: 'A adicionar...',
        success: `${title} adicionad${article} com sucesso!`,
        failure: `Erro ao adicionar ${called}. Verifique os dados e tente novamente.`,
      };
  return {
    ...messages,
    loading: `A carregar ${called}...`,
    loadFailure: `Erro ao carregar ${called}.`,
    deleteQuestion: `Tem a certeza de que quer eliminar est${article === 'o' ? 'e' : 'a'} ${name}?`,
    deleteSuccess: `${title} eliminad${article} com sucesso!`,
    deleteFailure: `Erro ao eliminar ${called}. Tente novamente.`,
    redirectMs: 1500,
  };
}
