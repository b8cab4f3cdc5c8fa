import type { LoaderFunctionArgs } from 'react-router';
import { calendar } from '~/lib/calendar.server';
import { evento } from '~/lib/eventos.server';

export async function loader({ params }: LoaderFunctionArgs) {
  return calendar([await evento(params.id ?? '')]);
}
