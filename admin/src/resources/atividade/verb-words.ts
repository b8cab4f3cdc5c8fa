import type { Atividade } from '../../api-types.js';

/** What somebody did, in words. */
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

/** What somebody did, or tried to. */
export function verbOf({ verbo, resultado }: Pick<Atividade, 'verbo' | 'resultado'>): string {
  return verbo === 'entrou' && resultado === 'recusado' ? 'Tentou iniciar sessão' : verbWords[verbo];
}
