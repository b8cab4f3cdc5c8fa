import { type EditionCalendar, phaseOn } from './edition-phase.js';
import { fullNamesIn } from './full-names.js';

/** The four steps of the method, in which a project tells its story (docs/decisions/0254). */
export const projectSteps = ['sentir', 'imaginar', 'fazer', 'partilhar'] as const;
export type ProjectStep = (typeof projectSteps)[number];

export const stepNames: Readonly<Record<ProjectStep, string>> = {
  sentir: 'Sentir',
  imaginar: 'Imaginar',
  fazer: 'Fazer',
  partilhar: 'Partilhar',
};

export const MAX_PROJECT_PICTURES = 8;

/** A picture of a project: its description, and whether children can be recognised in it, once that is said. */
interface ProjectPicture {
  descricao: string;
  menores: boolean | null;
}

export interface ProjectStory extends Readonly<Record<ProjectStep, string>> {
  titulo: string;
  frase: string;
  fotos: readonly ProjectPicture[];
}

/** Returns the parts without which a project cannot be handed in, in the words that follow 'Falta:'. */
export function missingOfProject({ titulo, frase, fotos, ...steps }: ProjectStory): string[] {
  const isBlank = (text: string) => text.trim() === '';
  return [
    ...(isBlank(titulo) ? ['o título'] : []),
    ...(isBlank(frase) ? ['a frase'] : []),
    ...projectSteps.filter((step) => isBlank(steps[step])).map((step) => `o passo «${stepNames[step]}»`),
    ...fotos.flatMap(({ descricao, menores }, place) => [
      ...(isBlank(descricao) ? [`a descrição da fotografia ${place + 1}`] : []),
      ...(menores === null ? [`dizer se há crianças na fotografia ${place + 1}`] : []),
    ]),
  ];
}

/** Returns what may be full names in a project's words; a title is left alone, since many capitalise all of its words. */
export function fullNamesOfProject(story: Omit<ProjectStory, 'titulo'>): string[] {
  const steps = projectSteps.map((step) => story[step]);
  return fullNamesIn([story.frase, ...steps, ...story.fotos.map(({ descricao }) => descricao)]);
}

/** Whether projects are still to be handed in, can be, or no longer can. */
export type HandingIn = 'porAbrir' | 'aberta' | 'fechada';

type Edition = EditionCalendar & { chave: string };

/**
 * Returns how handing in stands for a school on a day in Lisbon.
 * @param lateUntil the last day that an administrator allowed this school, if any
 */
export function handingInOn(edition: Edition, lateUntil: string | null, today: string): HandingIn {
  if (lateUntil !== null && today <= lateUntil) return 'aberta';
  if (phaseOn(edition, today) === 'submissao') return 'aberta';
  return today < edition.submissaoAbre ? 'porAbrir' : 'fechada';
}
