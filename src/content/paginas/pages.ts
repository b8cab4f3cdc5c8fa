import { associacao } from './descriptions/associacao.js';
import { inicio } from './descriptions/inicio.js';
import type { PageDescription } from './field.js';

/** Every page of the site with words of its own, in the order in which they are shown. */
export const pages: readonly PageDescription[] = [associacao, inicio];
