import { redirect } from 'react-router';
import type { components } from '@contract/api';
import { hasCalendar } from '@contract/edition-phase';
import { handingInOn } from '@contract/project';
import { PageTop } from '~/components/page-top';
import { ProjectForm } from '~/components/project/project-form';
import { project } from '~/content/project';
import { PRIVATE_HEADERS, readByLink } from '~/lib/api/by-link.server';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import { lisbonDay } from '~/lib/words/lisbon-date';
import type { Route } from './+types/projeto-escola';

export { ErrorBoundary } from './pagina-escola';

export async function loader({ params: { ligacao } }: Route.LoaderArgs) {
  const page = await readByLink<components['schemas']['PaginaEscola']>('/api/desafio', ligacao);
  const { edicao, entregaAte, estado, projeto } = page;
  const isFrozen = Boolean(projeto?.submetidoEm) || estado === 'desistiu';
  // the school's page says why nothing can be written now
  if (isFrozen || !hasCalendar(edicao) || handingInOn(edicao, entregaAte, lisbonDay()) === 'fechada')
    throw redirect(`/desafio/${ligacao}`, { headers: PRIVATE_HEADERS });
  return { ligacao, page: { ...page, edicao } };
}

export const handle = NOT_INDEXED;

export function headers() {
  return PRIVATE_HEADERS;
}

export default function ProjetoEscola({ loaderData: { ligacao, page } }: Route.ComponentProps) {
  const { escola, edicao } = page;
  const top = {
    title: project.title,
    lead: project.lead.replace('{escola}', escola).replace('{edicao}', edicao.anoLetivo),
    description: project.description,
  };
  return (
    <>
      <PageTop texts={top} colour="imaginar" picture="school" />
      <ProjectForm ligacao={ligacao} page={page} />
    </>
  );
}
