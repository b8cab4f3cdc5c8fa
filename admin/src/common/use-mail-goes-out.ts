import { useRead } from './use-read.js';

export const KEPT_IN_FILES = 'O e-mail não sai daqui: fica guardado em ficheiros, no servidor.';

/** Whether the system sends mail; taken to do so until it is known. */
export function useMailGoesOut(): boolean {
  const { data } = useRead(['correio'], (calls) => calls.GET('/api/correio'), { staleTime: Infinity });
  return data?.sai ?? true;
}
