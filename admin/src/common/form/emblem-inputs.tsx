import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { parceiroInput } from '@contract/limits/parceiro-input';
import type { Parceiro } from '../../api-types.js';
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

const shapes = parceiroInput.forma.enum.map((id) => ({ id, name: shapeNames[id] }));
const colours = parceiroInput.cor.enum.map((id) => ({ id, name: colourNames[id] }));

export const emblemViews = {
  forma: (value: unknown) => shapes.find(({ id }) => id === value)?.name ?? '',
  cor: (value: unknown) => colours.find(({ id }) => id === value)?.name ?? '',
};

const isRequired = required();

/** The drawing that the site shows where there is no picture, and its colour. */
export function EmblemInputs() {
  const shared = { validate: isRequired, helperText: 'Aparece enquanto não houver imagem' };
  return (
    <>
      <SelectInput {...useInputProps('forma')} {...shared} choices={shapes} defaultValue="star" />
      <SelectInput {...useInputProps('cor')} {...shared} choices={colours} defaultValue="imaginar" />
    </>
  );
}
