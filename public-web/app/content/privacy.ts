import { privacidade } from '@contract/texts/privacidade';
import type { Policy } from './types/policy.ts';

/** Its text is the API's, which keeps every version of it that people were shown. */
export const privacy: Policy = privacidade;
