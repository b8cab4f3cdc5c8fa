import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
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
