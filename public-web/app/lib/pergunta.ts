import type { components } from '@contract/api';

/** A question with its answer, as the API answers it. */
export type Pergunta = components['schemas']['Pergunta'];
