import { useQuery } from '@tanstack/react-query';
import { api } from '../data-provider/api.js';

/** Whether the system sends mail; taken to do so until it is known. */
export function useMailGoesOut(): boolean {
  const { data } = useQuery({
    queryKey: ['correio'],
    queryFn: () => api.GET('/api/correio'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.sai ?? true;
}
