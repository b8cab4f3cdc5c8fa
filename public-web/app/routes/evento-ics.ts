import type { LoaderFunctionArgs } from 'react-router';
import { calendar, calendarFileName } from '~/lib/pages/calendar.server';
import { evento } from '~/lib/api/eventos.server';

export async function loader({ params }: LoaderFunctionArgs) {
  const event = await evento(params.id ?? '');
  return calendar([event], calendarFileName(event));
}
