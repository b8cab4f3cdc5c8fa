import { type EditionPhase, hasCalendar, phaseOn } from '@contract/edition-phase';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';

type Planned = Pick<
  Schemas['EdicaoResumida'],
  'chave' | 'inscricoesAbrem' | 'inscricoesFecham' | 'submissaoAbre' | 'submissaoFecha' | 'festival' | 'resultados'
>;

const names: Readonly<Record<EditionPhase, string>> = {
  antes: 'Por abrir',
  inscricoes: 'Inscrições',
  desenvolvimento: 'Projetos em curso',
  submissao: 'Entrega dos projetos',
  selecao: 'Seleção',
  festival: 'Festival e resultados',
  arquivo: 'Arquivo',
};

export function phaseName(edition: Planned, today = lisbonToday()): string {
  return names[phaseOn(edition, today)];
}

/** Says where the year of an edition stands and until when: 'inscrições abertas até 30-04-2027'. */
export function yearWords(edition: Planned, today = lisbonToday()): string {
  if (!hasCalendar(edition)) return 'terminada';
  const phase = phaseOn(edition, today);
  const words: Readonly<Record<EditionPhase, string>> = {
    antes: `as inscrições abrem a ${formatDay(edition.inscricoesAbrem)}`,
    inscricoes: `inscrições abertas até ${formatDay(edition.inscricoesFecham)}`,
    desenvolvimento: `a entrega dos projetos abre a ${formatDay(edition.submissaoAbre)}`,
    submissao: `entrega dos projetos até ${formatDay(edition.submissaoFecha)}`,
    selecao:
      edition.festival === null
        ? 'em seleção; falta o dia do festival'
        : `em seleção; o festival é a ${formatDay(edition.festival)}`,
    festival: `festival e resultados até ${formatDay(edition.resultados)}`,
    arquivo: 'terminada',
  };
  return words[phase];
}
