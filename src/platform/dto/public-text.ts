import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { unseen } from '../../../contract/formatted-text.js';
import { TextField } from './fields.js';

// Markdown reads a character's number, or its name, as the character
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lrm|rlm));/gi;

const characterOf = (reference: string, decimal?: string, hexadecimal?: string): string => {
  if (decimal === undefined && hexadecimal === undefined) return '\u200E';
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : reference;
};

/** Whether a text reads as it is written: no unseen character in it changes how the rest is read. */
export function isPublicText(text: string): boolean {
  return !unseen.test(text) && !unseen.test(text.replace(REFERENCE, characterOf));
}

/** Returns the sentence that refuses a text. @param label the field's name in sentences, with article: 'O título' */
export const notPublicText = (label: string): string =>
  `${label} tem caracteres invisíveis que não são permitidos, porque podem mudar a ordem em que o texto é lido. Apague esse texto e escreva-o à mão, sem o colar.`;

/** A text that visitors are shown: a {@link TextField} that {@link isPublicText}. */
export const PublicTextField = (options: Parameters<typeof TextField>[0]) =>
  applyDecorators(
    TextField(options),
    ValidateBy({
      name: 'publicText',
      validator: {
        validate: (value) => typeof value !== 'string' || isPublicText(value),
        defaultMessage: () => notPublicText(options.label),
      },
    }),
  );
