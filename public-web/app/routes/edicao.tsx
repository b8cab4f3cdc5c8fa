import { data } from 'react-router';
import { EdicaoPage } from '~/components/edicao/edicao-page';
import { neighboursOf } from '~/lib/records/edicao';
import { edicaoAt, everyEdicao } from '~/lib/api/edicoes.server';
import { projectsOf } from '~/lib/api/mural.server';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { publicFigures } from '~/lib/api/public-figures.server';
import type { Route } from './+types/edicao';

export async function loader({ params }: Route.LoaderArgs) {
  const edicao = await edicaoAt(params.edicao);
  const [projects, edicoes, figures] = await Promise.all([
    projectsOf(edicao.chave),
    everyEdicao(),
    publicFigures(edicao.chave),
  ]);
  const neighbours = neighboursOf(edicao.chave, edicoes ?? []);
  return data({ edicao, projects, neighbours, figures }, edicoes && figures ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Edicao({ loaderData: { edicao, projects, neighbours, figures } }: Route.ComponentProps) {
  return <EdicaoPage edicao={edicao} projects={projects} neighbours={neighbours} figures={figures} />;
}
