import { nameOf } from '#platform/database/resource.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { type ProjectStep, projectSteps } from '../../../contract/project.js';
import { ProjetoMural } from './projeto-mural.entity.js';

type Marks = NonNullable<ListSpec<ProjetoMural>['marks']>;

const told: Record<ProjectStep, Marks[string]> = Object.fromEntries(
  projectSteps.map((step) => [step, () => [{ property: step, comparison: 'not', value: '' }]]),
) as never;

/** Lists the projects of the newest edition first, each edition's in their places. */
export const muralList: ListSpec<ProjetoMural> = {
  resource: nameOf(ProjetoMural),
  columns: {
    id: { property: 'id', kind: 'number' },
    edicao: { property: 'edicao', kind: 'code' },
    ordem: { property: 'ordem', kind: 'number' },
    titulo: { property: 'titulo', kind: 'text' },
    escola: { property: 'escola', kind: 'text' },
    distrito: { property: 'distrito', kind: 'code' },
    premio: { property: 'premio', kind: 'text' },
  },
  defaultOrder: [
    { property: 'edicao', direction: 'DESC' },
    { property: 'ordem', direction: 'ASC' },
  ],
  marks: { ...told, distinguidos: () => [{ property: 'premio', comparison: 'not', value: '' }] },
  searchable: true,
  hasDrafts: true,
};
