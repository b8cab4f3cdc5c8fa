import type { components } from '@contract/api';
import type { ProjectStep } from '@contract/project';

/** A project of the wall, as the API answers it. */
export type ProjetoMural = components['schemas']['ProjetoMural'];

/** By what the wall can be filtered. */
export type FiltrosMural = components['schemas']['FiltrosMural'];

/** A project as a card shows it: of its story the beginnings of some steps, and not the whole. */
export interface ProjetoRow extends Omit<ProjetoMural, ProjectStep | 'frase' | 'fotos' | 'versao'> {
  told: { step: ProjectStep; text: string }[];
}

/** A project as its page shows it, without the steps, which are shown formatted. */
export type ProjectShown = Omit<ProjetoMural, ProjectStep>;
