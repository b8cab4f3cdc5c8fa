import type { LoaderFunctionArgs } from 'react-router';
import { EditionPage } from '~/components/edition/edition-page';
import type { Edition } from '~/content/schemas/edition';
import { editionOf } from '~/lib/edition.server';

export function loader({ url }: LoaderFunctionArgs): Edition {
  return editionOf(url.pathname.slice(1));
}

export default function Edicao({ loaderData }: { loaderData: Edition }) {
  return <EditionPage edition={loaderData} />;
}
