import { useNotify } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { BANNER_MS } from '../timed-state.js';
import { type Sentence, say } from '../use-attempt.js';
import { useCalls } from '../use-read.js';
import { useChange } from './use-change.js';

export type Action<Done> = (calls: AdminDataProvider) => Promise<Done>;

/** Makes one change at a time by calls of the API. */
export function useApiChange() {
  const calls = useCalls();
  const { change, ...rest } = useChange();
  return {
    ...rest,
    change: (action: Action<unknown>, success: string, failure: string) =>
      change(() => action(calls), success, failure),
    /** Does something that shows by itself that it was done. */
    act: (action: Action<unknown>, failure: string) => change(() => action(calls), '', failure),
  };
}

/** Makes a change in a dialog: once it is made, it is said and the dialog closes. */
export function useClosingChange(onClose: () => void) {
  const { act, ...rest } = useApiChange();
  const notify = useNotify();
  const attempt = async <Done>(
    action: Action<Done>,
    success: Sentence<Done>,
    failure = 'Erro ao guardar. Tente novamente.',
  ): Promise<void> => {
    const actAndTell: Action<void> = async (calls) =>
      notify(say(success, await action(calls)), { type: 'success', autoHideDuration: BANNER_MS });
    if (await act(actAndTell, failure)) onClose();
  };
  return { ...rest, attempt };
}
