import type { components } from '@contract/api';

/** A school year of the challenge, as the API answers it. */
export type Edicao = components['schemas']['Edicao'];

/** The same, as its list answers it. */
export type EdicaoResumida = components['schemas']['EdicaoResumida'];

/** The editions before and after one, where there are any. */
export interface EdicaoNeighbours {
  before: EdicaoResumida | undefined;
  after: EdicaoResumida | undefined;
}

/** @param edicoes every edition, the newest first */
export function neighboursOf(chave: string, edicoes: readonly EdicaoResumida[]): EdicaoNeighbours {
  const after = edicoes.findLast((edicao) => edicao.chave > chave);
  const before = edicoes.find((edicao) => edicao.chave < chave);
  return { before, after };
}
