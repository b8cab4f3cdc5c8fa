import type { LoaderFunctionArgs } from 'react-router';
import { calendar } from '~/lib/pages/calendar.server';
import { evento } from '~/lib/api/eventos.server';

export async function loader({ params }: LoaderFunctionArgs) {
  return calendar([await evento(params.id ?? '')]);
}
