import { data } from 'react-router';
import { ErrorPage } from '~/components/error-page';

export function loader() {
  throw data(null, { status: 410 });
}

export default function Gone() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
