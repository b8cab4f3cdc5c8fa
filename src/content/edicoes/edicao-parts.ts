import type { EmblemColour, EmblemShape } from '../shared/emblem.js';

/** A project that won. Pictures are as stored (our own files without a host). */
export interface Premio {
  categoria: string;
  titulo: string;
  escola: string;
  patrocinio: string | null;
  imagem: string | null;
  imagemAlt: string | null;
  forma: EmblemShape;
  cor: EmblemColour;
  video: string | null;
}

/** A list of those who are thanked, under its title. */
export interface Agradecimento {
  titulo: string;
  nomes: string[];
}

/** A project that took part, with the address of its story. */
export interface Projeto {
  titulo: string;
  url: string;
}

export const partLimits = {
  premios: { most: 30, categoria: 120, titulo: 200, escola: 200, patrocinio: 200, imagemAlt: 200 },
  agradecimentos: { most: 10, titulo: 120, nomes: 200, nome: 160 },
  projetos: { most: 200, titulo: 250 },
} as const;
