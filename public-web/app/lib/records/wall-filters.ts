import { type District, districts } from '@contract/districts';
import { type ProjectStep, projectSteps } from '@contract/project';
import { isSchoolYear } from './school-year';

/** The projects of the wall that are asked for; what is undefined is not asked. */
export interface WallFilters {
  /** The edition, by its key: `20242025`. */
  ano: string | undefined;
  /** The projects that tell this step. */
  passo: ProjectStep | undefined;
  premio: string | undefined;
  distrito: District | undefined;
  /** Those that won an award, or all. */
  distinguidos: boolean;
}

/** No award has a longer name. */
const LONGEST_AWARD = 120;

const NAMES = ['ano', 'passo', 'premio', 'distrito', 'distinguidos'] as const;

/** Reads the filters of an address; what is no edition, step or district is left out as if it were not there. */
export function wallFilters(query: URLSearchParams): WallFilters {
  const ano = query.get('ano') ?? '';
  const premio = query.get('premio')?.trim() ?? '';
  return {
    ano: isSchoolYear(ano) ? ano : undefined,
    passo: projectSteps.find((step) => step === query.get('passo')),
    premio: premio !== '' && premio.length <= LONGEST_AWARD ? premio : undefined,
    distrito: districts.find((district) => district === query.get('distrito')),
    distinguidos: query.get('distinguidos') === '1',
  };
}

/** Whether an address has filters with nothing in them, as a form without a script sends them. */
export function hasEmptyFilters(query: URLSearchParams): boolean {
  return NAMES.some((name) => query.get(name) === '');
}

/** Whether any project is left out. */
export function isFiltered(filters: WallFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== false);
}

/**
 * The address of the wall.
 * @param shown how many projects are shown, where these are more than at first
 */
export function wallAddress({ distinguidos, ...filters }: Partial<WallFilters>, shown?: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
  if (distinguidos) query.set('distinguidos', '1');
  if (shown !== undefined) query.set('mostrar', String(shown));
  return query.size === 0 ? '/projetos' : `/projetos?${query.toString()}`;
}
