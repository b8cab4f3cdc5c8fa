import type { Parceiro } from '../../api-types.js';
import { choiceOf } from './record-editor.js';

const shapeNames: Readonly<Record<Parceiro['forma'], string>> = {
  heart: 'Coração',
  sprout: 'Rebento',
  house: 'Casa',
  book: 'Livro',
  sun: 'Sol',
  hand: 'Mão',
  bird: 'Pássaro',
  bulb: 'Lâmpada',
  trophy: 'Troféu',
  megaphone: 'Megafone',
  star: 'Estrela',
  eye: 'Olho',
};

const colourNames: Readonly<Record<Parceiro['cor'], string>> = {
  sentir: 'Coral (Sentir)',
  imaginar: 'Amarelo (Imaginar)',
  fazer: 'Verde-azulado (Fazer)',
  partilhar: 'Violeta (Partilhar)',
};

const hint = 'Aparece enquanto não houver imagem';

/** The drawing that the site shows where there is no picture, and its colour. */
export const emblemFields = {
  forma: { label: 'Desenho', ...choiceOf(shapeNames), first: 'star', isRequired: true, hint },
  cor: { label: 'Cor do desenho', ...choiceOf(colourNames), first: 'imaginar', isRequired: true, hint },
};
