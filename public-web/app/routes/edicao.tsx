import type { Route } from './+types/edicao';
import { EdicaoPage } from '~/components/edicao/edicao-page';
import { edicaoOf } from '~/lib/edicao.server';

export function loader({ url }: Route.LoaderArgs) {
  return edicaoOf(url.pathname.slice(1));
}

export default function Edicao({ loaderData }: Route.ComponentProps) {
  return <EdicaoPage edicao={loaderData} />;
}
