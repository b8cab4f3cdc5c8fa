import Chip from '@mui/material/Chip';
import type { Plan, Situacao, StandingRecord } from '../../data-provider/calls.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { formatMoment } from '../dates/format-date.js';
import type { ResourceSection } from '../section/section.js';

/** Returns the `meta` that asks the data provider for a record with its draft, where its kind has drafts. */
export const standingOf = ({ hasDrafts }: Pick<ResourceSection, 'hasDrafts'>) =>
  hasDrafts === true ? { standing: true } : undefined;

/** Returns a record's state of publication, where its kind has drafts and it is stored. */
export function situationOf(record: object | undefined): Situacao | undefined {
  return (record as Partial<StandingRecord> | undefined)?.publicacao;
}

/** Whether something of a record waits, or it is not public: saving is then no plain replacement. */
export function isWaiting(situacao: Situacao | undefined): boolean {
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

/** Says in sentences whether visitors see a record, when that changes, and who last saved it. */
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

/** Says, after a record was saved with a plan, whether it is scheduled, archived, a draft or public. */
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

const colours: Readonly<Record<Situacao['estado'], StepColour>> = {
  publicado: 'teal',
  rascunho: 'yellow',
  agendado: 'violet',
  arquivado: 'coral',
};

/** The state of a record, in its colour. */
export function StateChip({ estado, porPublicar }: Pick<Situacao, 'estado' | 'porPublicar'>) {
  const { light, dark } = palette[colours[estado]];
  const label = estado === 'publicado' && porPublicar ? 'Publicado, com rascunho' : stateWords[estado];
  return <Chip size="small" label={label} sx={{ bgcolor: light, color: dark, fontWeight: 700 }} />;
}
