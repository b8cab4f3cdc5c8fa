import type { Plan, Situacao, RecordWithDraft } from '../data-provider/calls.js';
import { formatMoment } from '../common/dates/format-date.js';
import type { ResourceSection } from '../common/section/section.js';

/** Returns the `meta` that asks the data provider for a record with its draft, where its kind has drafts. */
export const draftsMeta = ({ hasDrafts }: Pick<ResourceSection, 'hasDrafts'>) =>
  hasDrafts === true ? { withDrafts: true } : undefined;

/** Returns a record's state of publication, where its kind has drafts and it is stored. */
export function situationOf(record: object | undefined): Situacao | undefined {
  return (record as Partial<RecordWithDraft> | undefined)?.publicacao;
}

/** Whether visitors see a record; those of a kind without drafts they always do. */
export const isPublic = (record: object): boolean => (situationOf(record)?.estado ?? 'publicado') === 'publicado';

/** Whether something of a record waits, or it is not public: saving is then no plain replacement. */
export function isWaiting(situacao: Pick<Situacao, 'estado' | 'porPublicar' | 'retirarEm'> | undefined): boolean {
  return (
    situacao !== undefined && (situacao.estado !== 'publicado' || situacao.porPublicar || situacao.retirarEm !== null)
  );
}

/** Returns the plan that saves a draft and leaves the record's publication as it is. */
export function samePlan({ estado, publicarEm, retirarEm }: Situacao): Plan {
  if (estado !== 'publicado') return { estado, publicarEm, retirarEm };
  return { estado: publicarEm === null ? 'rascunho' : 'agendado', publicarEm, retirarEm };
}

export const stateWords: Readonly<Record<Situacao['estado'], string>> = {
  publicado: 'Publicado',
  rascunho: 'Rascunho',
  agendado: 'Agendado',
  arquivado: 'Arquivado',
};

export function stateLabel(situacao: Pick<Situacao, 'estado' | 'porPublicar'> | undefined): string {
  if (situacao === undefined) return '';
  const { estado, porPublicar } = situacao;
  return estado === 'publicado' && porPublicar ? 'Publicado, com alterações' : stateWords[estado];
}

export function savedByWords({ alteradoEm, por }: Situacao): string {
  return alteradoEm === null ? '' : `Guardado a ${formatMoment(alteradoEm)}${por === null ? '' : ` por ${por}`}.`;
}

export function situationWords(situacao: Situacao): string[] {
  const { estado, porPublicar, publicarEm, retirarEm } = situacao;
  return [
    now[estado],
    porPublicar && estado === 'publicado' ? 'Há alterações que os visitantes ainda não veem.' : '',
    publicarEm === null ? '' : `Fica público a ${formatMoment(publicarEm)}, hora de Lisboa.`,
    retirarEm === null ? '' : `Sai do site a ${formatMoment(retirarEm)}, hora de Lisboa.`,
  ].filter((sentence) => sentence !== '');
}

export function savedWords({ estado, porPublicar, publicarEm }: Situacao): string {
  if (publicarEm !== null) return `Agendado: fica público a ${formatMoment(publicarEm)}, hora de Lisboa.`;
  if (estado === 'arquivado') return 'Foi retirado do site e fica no arquivo.';
  return porPublicar ? 'Rascunho guardado.' : 'Publicado.';
}

interface Effect {
  readonly isEdit: boolean;
  readonly estado: Situacao['estado'];
  /** A record that is no public one stays so: somebody else's approval publishes it. */
  readonly isDraftOnly: boolean;
}

export function effectWords(label: string, { isEdit, estado, isDraftOnly }: Effect): string {
  if (!isEdit || estado === 'rascunho') {
    return `«${label}»: ${isEdit && isDraftOnly ? 'fica como rascunho' : 'fica visível no site'}.`;
  }
  return `«${label}»: ${effects[estado]}.`;
}

const effects: Readonly<Record<Exclude<Situacao['estado'], 'rascunho'>, string>> = {
  publicado: 'as alterações ficam visíveis no site',
  agendado: 'fica já visível no site, sem esperar pela hora marcada',
  arquivado: 'volta a ficar visível no site',
};

const now: Readonly<Record<Situacao['estado'], string>> = {
  publicado: 'Está no site.',
  rascunho: 'Não está no site.',
  agendado: 'Ainda não está no site.',
  arquivado: 'Já não está no site.',
};
