import type { Schemas } from '../api-types.js';
import { callApi } from './call-api.js';

/** The call about how the system itself is. */
export const systemCalls = {
  systemState: async () => (await callApi('GET', 'estado')) as Schemas['Estado'],
};
