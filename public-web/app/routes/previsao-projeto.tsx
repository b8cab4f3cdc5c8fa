import { data, Link } from 'react-router';
import type { components } from '@contract/api';
import { projectSteps, type ProjectStep } from '@contract/project';
import { PageTop } from '~/components/page-top';
import { ProjectStory } from '~/components/project/project-story';
import { project } from '~/content/project';
import { siteConfig } from '~/config/site-config.server';
import { PRIVATE_HEADERS, readByLink } from '~/lib/api/by-link.server';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';
import type { Block } from '~/lib/words/formatted-text';
import { formattedText } from '~/lib/words/formatted-text.server';
import type { Route } from './+types/previsao-projeto';

export { ErrorBoundary } from './pagina-escola';

export async function loader({ params: { ligacao } }: Route.LoaderArgs) {
  const page = await readByLink<components['schemas']['PaginaEscola']>('/api/desafio', ligacao);
  const { escola, edicao, projeto } = page;
  if (projeto === null) throw data(null, { status: 404, headers: PRIVATE_HEADERS });
  const { titulo, frase, video, fotos } = projeto;
  const pictures = fotos.map(({ nome, descricao }) => ({
    url: `${siteConfig.apiUrl}/api/desafio/${ligacao}/fotos/${nome}?w=960`,
    descricao,
  }));
  const steps = projectSteps.map((step) => [step, formattedText(projeto[step]).blocks] as const);
  const passos = Object.fromEntries(steps) as Record<ProjectStep, Block[]>;
  return { ligacao, escola, ano: edicao.anoLetivo, frase, story: { titulo, video, fotos: pictures, passos } };
}

export const handle = NOT_INDEXED;

export function headers() {
  return PRIVATE_HEADERS;
}

export default function PrevisaoProjeto({ loaderData: { ligacao, escola, ano, frase, story } }: Route.ComponentProps) {
  const { preview } = project;
  const top = {
    title: story.titulo || preview.untitled,
    lead: [frase, `${escola}, ${ano}`].filter(Boolean).join(' · '),
    description: project.description,
  };
  return (
    <>
      <PageTop texts={top} colour="partilhar" picture="school" />
      <div className="page section grid gap-14">
        <div className="cut-large max-w-[46rem] border-3 border-imaginar bg-imaginar-tint p-5 sm:p-6 print:hidden">
          <p>{preview.note}</p>
          <p className="mt-3">
            <Link to={`/desafio/${ligacao}/projeto`} className="link font-bold">
              {preview.edit}
            </Link>
          </p>
        </div>
        <ProjectStory story={story} empty={preview.empty} watch={preview.video} />
      </div>
    </>
  );
}
