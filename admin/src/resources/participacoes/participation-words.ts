import type { Participacao } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import { formatDay } from '../../common/dates/format-date.js';
import { yearName } from '../../common/dates/school-years.js';

export interface ParticipationProps {
  readonly participation: Participacao;
  readonly onClose: () => void;
  /** Opens the dialog of the school's own page instead. */
  readonly onOpenPage: () => void;
}

export const stateWords: Readonly<Record<Participacao['estado'], string>> = {
  inscrita: 'Inscrita',
  submetida: 'Projeto entregue',
  nomeada: 'Nomeada',
  premiada: 'Premiada',
  desistiu: 'Desistiu',
};

export const yearOf = ({ edicao }: Participacao): string => yearName(edicao);

export const sizeOf = ({ turmas, alunos }: Participacao): string =>
  [turmas !== null && counted(turmas, 'turma', 'turmas'), alunos !== null && counted(alunos, 'aluno', 'alunos')]
    .filter(Boolean)
    .join(', ');

export const missingOf = (participation: Participacao): string =>
  (['distrito', 'ciclo', 'turmas', 'alunos'] as const).filter((field) => participation[field] === null).join(', ');

/** Says what a project lacks that is begun and not handed in, and until when this school may hand it in. */
export function draftOf({ projeto, entregaAte }: Participacao): string {
  const draft = projeto === null || projeto.submetidoEm !== null ? [] : [`Rascunho, ${lackOf(projeto.falta)}`];
  return [...draft, ...(entregaAte === null ? [] : [`prazo até ${formatDay(entregaAte)}`])].join('; ');
}

function lackOf(falta: readonly string[]): string {
  if (falta.length === 0) return 'sem nada em falta';
  return falta.length > 2 ? `faltam ${falta.length} partes` : `falta ${falta.join(' e ')}`;
}

/** Whether a project was handed in, may be shown, and is not yet. */
export const canBeShown = ({ projeto }: Participacao): boolean =>
  projeto !== null && projeto.submetidoEm !== null && projeto.mostrar && projeto.muralId === null;

export function wallWords({ projeto }: Participacao): string {
  if (projeto === null || projeto.submetidoEm === null) return '';
  if (projeto.muralId !== null) return 'no mural';
  return projeto.mostrar ? 'pode ir para o mural' : 'não quer ir para o mural';
}
