import type { EmblemOf } from './emblem.ts';

/** A past edition of the Desafio Escolar. What its kind does not have is left out. */
export interface Edicao {
  lead: string;
  /** True while the projects stand in for the real ones, which the association still has to give. */
  sample: boolean;
  /** A video, or nothing but the provisional picture. */
  video?: string | null;
  awardsTitle?: string;
  awards: readonly {
    category: string;
    title: string;
    sponsor?: string;
    school: string;
    image: EmblemOf;
    video?: string;
  }[];
  thanks?: readonly { title: string; names: readonly string[] }[];
  projects?: { title: string; items: readonly { label: string; url: string }[] };
}
