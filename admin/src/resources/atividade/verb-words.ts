import type { Atividade } from '../../api-types.js';

/** The words for each action. */
export const verbWords: Readonly<Record<Atividade['verbo'], string>> = {
  criou: 'Criou',
  alterou: 'Alterou',
  publicou: 'Publicou',
  agendou: 'Agendou',
  arquivou: 'Arquivou',
  eliminou: 'Eliminou',
  anulou: 'Anulou',
  exportou: 'Exportou',
  abriu: 'Abriu o documento',
  entrou: 'Iniciou sessão',
  saiu: 'Terminou a sessão',
  reteve: 'Reteve',
  libertou: 'Deixou de reter',
  retirou: 'Retirou do site',
  repôs: 'Repôs no site',
  substituiu: 'Trocou por outra',
};

/** Returns the words for an action; a refused sign-in or a wrong password has words of its own. */
export function verbOf({ verbo, resultado, secao }: Pick<Atividade, 'verbo' | 'resultado' | 'secao'>): string {
  if (verbo !== 'entrou') return verbWords[verbo];
  const isRefused = resultado === 'recusado';
  if (secao === 'conta') return isRefused ? 'Escreveu uma password errada' : 'Confirmou a password';
  return isRefused ? 'Tentou iniciar sessão' : verbWords.entrou;
}
