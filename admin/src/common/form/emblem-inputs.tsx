import { SelectInput } from 'react-admin';
import type { Parceiro } from '../../api-types.js';
import { choicesOf } from './choices.js';
import { useInputProps } from './form-context.js';

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

export const emblemFields = {
  forma: { label: 'Desenho', view: (value: unknown) => shapeNames[value as Parceiro['forma']] ?? '' },
  cor: { label: 'Cor do desenho', view: (value: unknown) => colourNames[value as Parceiro['cor']] ?? '' },
};

/** The drawing that the site shows where there is no picture, and its colour. */
export function EmblemInputs() {
  const hint = { helperText: 'Aparece enquanto não houver imagem' };
  return (
    <>
      <SelectInput {...useInputProps('forma', true)} {...hint} choices={choicesOf(shapeNames)} defaultValue="star" />
      <SelectInput {...useInputProps('cor', true)} {...hint} choices={choicesOf(colourNames)} defaultValue="imaginar" />
    </>
  );
}
