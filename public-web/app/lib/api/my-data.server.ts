import type { components } from '@contract/api';
import { readByLink } from './by-link.server';

/** Reads what is held of whoever has a link. @throws as {@link readByLink} does */
export const readMyData = (ligacao: string) =>
  readByLink<components['schemas']['MeusDados']>('/api/os-meus-dados', ligacao);
