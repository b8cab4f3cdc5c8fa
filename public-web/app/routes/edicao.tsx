import { EdicaoPage } from '~/components/edicao/edicao-page';
import { edicaoAt } from '~/lib/edicoes.server';
import type { Route } from './+types/edicao';

export function loader({ params }: Route.LoaderArgs) {
  return edicaoAt(params.edicao);
}

export default function Edicao({ loaderData }: Route.ComponentProps) {
  return <EdicaoPage edicao={loaderData} />;
}
