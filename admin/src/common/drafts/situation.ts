import type { Plan, Situacao, StandingRecord } from '../../data-provider/draft-calls.js';
import { formatMoment } from '../dates/format-date.js';
import type { ResourceSection } from '../section/section.js';

/** What the data provider is told so that a record comes with what waits in it, where its kind has drafts. */
export const standingOf = ({ hasDrafts }: Pick<ResourceSection, 'hasDrafts'>) =>
  hasDrafts === true ? { standing: true } : undefined;

/** How a record stands, where its kind has drafts and it is stored. */
export function situationOf(record: object | undefined): Situacao | undefined {
  return (record as Partial<StandingRecord> | undefined)?.publicacao;
}

/** Whether something of a record waits, or it is not public: saving is then no plain replacement. */
export function isWaiting(situacao: Situacao | undefined): boolean {
  return (
    situacao !== undefined && (situacao.estado !== 'publicado' || situacao.porPublicar || situacao.retirarEm !== null)
  );
}

/** Saving as a draft what was typed, with who is to see it, and when, left as it is. */
export function samePlan({ estado, publicarEm, retirarEm }: Situacao): Plan {
  if (estado !== 'publicado') return { estado, publicarEm, retirarEm };
  return { estado: publicarEm === null ? 'rascunho' : 'agendado', publicarEm, retirarEm };
}

/** How each state is called. */
export const stateWords: Readonly<Record<Situacao['estado'], string>> = {
  publicado: 'Publicado',
  rascunho: 'Rascunho',
  agendado: 'Agendado',
  arquivado: 'Arquivado',
};

/** Who sees a record, and when that changes, in sentences. */
export function situationWords(situacao: Situacao): string[] {
  const { estado, porPublicar, publicarEm, retirarEm, alteradoEm, por } = situacao;
  const saved =
    alteradoEm === null ? '' : `Guardado a ${formatMoment(alteradoEm)}${por === null ? '' : ` por ${por}`}.`;
  return [
    now[estado],
    porPublicar && estado === 'publicado' ? 'Há um rascunho mais recente, que os visitantes ainda não veem.' : '',
    publicarEm === null ? '' : `Fica público a ${formatMoment(publicarEm)}, hora de Lisboa.`,
    retirarEm === null ? '' : `Sai do site a ${formatMoment(retirarEm)}, hora de Lisboa.`,
    saved,
  ].filter((sentence) => sentence !== '');
}

/** What is said once a record is saved for whom its plan says. */
export function savedWords({ estado, porPublicar, publicarEm }: Situacao): string {
  if (publicarEm !== null) return `Agendado: fica público a ${formatMoment(publicarEm)}, hora de Lisboa.`;
  if (estado === 'arquivado') return 'Foi retirado do site e fica no arquivo.';
  return porPublicar ? 'Rascunho guardado.' : 'Publicado.';
}

const now: Readonly<Record<Situacao['estado'], string>> = {
  publicado: 'Está no site.',
  rascunho: 'Não está no site.',
  agendado: 'Ainda não está no site.',
  arquivado: 'Já não está no site.',
};
