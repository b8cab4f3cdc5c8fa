import { data } from 'react-router';
import { type ProjectStep, projectSteps } from '@contract/project';
import { mural } from '~/content/mural';
import type { FiltrosMural, ProjetoMural, ProjetoRow } from '~/lib/records/mural';
import { projectId } from '~/lib/records/project-address';
import type { WallFilters } from '~/lib/records/wall-filters';
import { formattedText } from '~/lib/words/formatted-text.server';
import { summary } from '~/lib/words/summary';
import { type ListStart, readApi, readList, readStart } from './api.server';
import { previewedRecord } from './preview.server';

const WALL = '/api/mural';
const IN_PLACE = '["ordem","ASC"]';
/** A card has room for so much of a step. */
const EXCERPT = 110;
/** How many others are shown below a project. */
const BELOW = 3;

/** Returns by what the wall can be filtered. */
export const wallChoices = (): Promise<FiltrosMural> => readApi<FiltrosMural>(`${WALL}/filtros`);

/** Returns the first projects of the wall. */
export async function wall(filters: WallFilters, count: number): Promise<ListStart<ProjetoRow>> {
  const { ano: edicao, passo, premio, distrito, distinguidos } = filters;
  const marks = { ...(passo && { [passo]: true }), ...(distinguidos && { distinguidos }) };
  const filter = JSON.stringify({ edicao, premio, distrito, ...marks });
  const { items, total } = await readStart<ProjetoMural>(WALL, count, { filter });
  return { total, items: items.map((project) => rowOf(project, passo ? [passo] : mural.onCard)) };
}

/** Returns the projects of an edition in their places: those that won first, and those that tell a story. */
export async function projectsOf(edicao: string) {
  const filter = JSON.stringify({ edicao });
  const projects = await readList<ProjetoMural>(WALL, { filter, sort: IN_PLACE });
  return {
    awarded: projects.filter(({ premio }) => premio).map((project) => rowOf(project)),
    told: projects
      .filter((project) => project.url || hasStory(project))
      .map(({ id, titulo, escola, url }) => ({ id, titulo, escola, url })),
  };
}

/** Returns a project, as it waits where the request may see that; a 404 answer when there is none at the address. */
export async function project(part: string, request: Request): Promise<ProjetoMural> {
  const id = projectId(part);
  if (id === undefined) throw data(null, { status: 404 });
  const previewed = await previewedRecord<ProjetoMural>(request, 'mural', id);
  return previewed ?? readApi<ProjetoMural>(`${WALL}/${id}`);
}

/** Returns some other projects of an edition, not the same below each. */
export async function othersOf({ id, edicao }: ProjetoMural): Promise<ProjetoRow[]> {
  const { edicoes } = await wallChoices();
  const count = edicoes.find(({ valor }) => valor === edicao)?.projetos ?? 0;
  const from = id % Math.max(1, count - BELOW);
  const range = JSON.stringify([from, from + BELOW]);
  const some = await readList<ProjetoMural>(WALL, { filter: JSON.stringify({ edicao }), sort: IN_PLACE, range });
  return some
    .filter((other) => other.id !== id)
    .slice(0, BELOW)
    .map((other) => rowOf(other));
}

/** Returns the first project that won in the newest edition that has one; null where there is none yet. */
export async function lastWinner(): Promise<ProjetoRow | null> {
  const filter = JSON.stringify({ distinguidos: true });
  const [winner] = await readList<ProjetoMural>(WALL, { filter, range: '[0,0]' });
  return winner ? rowOf(winner) : null;
}

/** Whether a project tells any of the four steps. */
function hasStory(project: ProjetoMural): boolean {
  return projectSteps.some((step) => project[step]?.trim());
}

/** Picks what a card shows, so that neither the story nor its pictures are sent along. */
function rowOf(project: ProjetoMural, steps: readonly ProjectStep[] = []): ProjetoRow {
  const { sentir, imaginar, fazer, partilhar, frase, fotos, versao, ...row } = project;
  const said = Object.entries(row.imagens ?? {}).filter(([name]) => row.imagem?.includes(name));
  return {
    ...row,
    imagens: Object.fromEntries(said),
    told: steps
      .map((step) => ({ step, text: summary(formattedText(project[step] ?? '').plain, EXCERPT) }))
      .filter(({ text }) => text !== ''),
  };
}
