import { useRead } from './use-read.js';

/** The summary of the overview, read again every minute so that new messages show by themselves. */
export const useResumo = () =>
  useRead(
    ['resumo'],
    async (calls) => {
      const resumo = await calls.GET('/api/resumo');
      // Where the session has ended, react-admin resolves with nothing in it and leads to the sign-in.
      if (resumo.contagens === undefined) throw new Error('A sua sessão terminou. Entre novamente.');
      return resumo;
    },
    { refetchInterval: 60_000, staleTime: 5_000 },
  );
