import { data } from 'react-router';
import { ErrorPage } from '~/components/error-page';
import { NOT_INDEXED } from '~/lib/pages/not-indexed';

export function loader() {
  throw data(null, { status: 410 });
}

export const handle = NOT_INDEXED;

export default function Gone() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
