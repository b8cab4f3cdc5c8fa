import type { components } from '@contract/api';

/** A school year of the challenge, as the API answers it. */
export type Edicao = components['schemas']['Edicao'];

/** The same, as its list answers it. */
export type EdicaoResumida = components['schemas']['EdicaoResumida'];

/** A project that won. */
export type Premio = components['schemas']['Premio'];
