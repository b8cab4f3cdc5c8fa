import type { Ref } from 'react';
import type { ProjetoRow } from '~/lib/records/mural';
import { rowPlace } from '~/lib/records/row-place';
import { ProjectCard } from './project-card';

type Props = {
  projects: readonly ProjetoRow[];
  heading?: 'h2' | 'h3';
  ofEdition?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** The sheets of a wall: the last ones are wider where they would not fill their row. */
export function ProjectCards({ projects, ref, ...card }: Props) {
  return (
    <ul ref={ref} className="grid gap-7 sm:grid-cols-2 lg:grid-cols-6">
      {projects.map((project, index) => (
        <li key={project.id} className={placeOf(index, projects.length)}>
          <ProjectCard project={project} {...card} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function placeOf(index: number, count: number): string {
  const { isAlone, wide } = rowPlace(index, count);
  return isAlone ? `sm:max-lg:col-span-2 ${wide}` : wide;
}
