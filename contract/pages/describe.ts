import type {
  ChoiceField,
  Fields,
  GroupField,
  ImageField,
  LinkField,
  ListField,
  NumberField,
  TextField,
  TextFormat,
  Words,
} from './field.js';

interface TextOptions {
  max?: number;
  hint?: string;
  optional?: true;
  format?: TextFormat;
  administration?: true;
}

const TEXT_MAX = 120;
const LONG_TEXT_MAX = 600;
const FORMATTED_MAX = 6_000;
const LINK_MAX = 500;

/** One line. @param value today's */
export const text = (label: string, value = '', options: TextOptions = {}): TextField => ({
  kind: 'text',
  label,
  max: TEXT_MAX,
  ...options,
  default: value,
});

/** Some lines, without paragraphs. */
export const longText = (label: string, value = '', options: TextOptions = {}): TextField => ({
  kind: 'longText',
  label,
  max: LONG_TEXT_MAX,
  ...options,
  default: value,
});

/** Text of paragraphs. @param value today's, a paragraph each */
export const formatted = (label: string, value: readonly string[] = [], options: TextOptions = {}): TextField => ({
  kind: 'formatted',
  label,
  max: FORMATTED_MAX,
  ...options,
  default: value.join('\n\n'),
});

export const link = (label: string, value = '', options: { hint?: string; optional?: true } = {}): LinkField => ({
  kind: 'link',
  label,
  max: LINK_MAX,
  ...options,
  default: value,
});

export const image = (label: string, hint = 'Sem imagem, fica o desenho do site.'): ImageField => ({
  kind: 'image',
  label,
  hint,
  default: '',
});

export const number = (
  label: string,
  value: number,
  bounds: { min: number; max: number; hint?: string },
): NumberField => ({
  kind: 'number',
  label,
  ...bounds,
  default: value,
});

export const choice = <const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  hint?: string,
): ChoiceField<Option> => ({
  kind: 'choice',
  label,
  hint,
  options,
  default: options[0],
});

export const group = <Of extends Fields>(label: string, fields: Of, hint?: string): GroupField<Of> => ({
  kind: 'group',
  label,
  hint,
  fields,
});

/** @param one what one of them is called */
export const list = <Of extends Fields>(
  label: string,
  one: string,
  item: Of,
  value: readonly Words<Of>[],
  { min = 0, max = 12, ...said }: { min?: number; max?: number; hint?: string; administration?: true } = {},
): ListField<Of> => ({
  kind: 'list',
  label,
  ...said,
  one,
  item,
  min,
  max,
  default: value,
});

/** Returns the fields below the title at the head of an inner page, and the text that search engines show. */
export const headWords = (lead: string, description: string, leadHint?: string) => ({
  lead: longText('Introdução', lead, { hint: leadHint }),
  description: longText('Descrição para motores de pesquisa', description, {
    max: 300,
    hint: 'Não se vê na página: é o que o Google e as redes sociais mostram por baixo do título.',
  }),
  image: image('Imagem do topo'),
});

/** The same with the title, where it is not specified. */
export const pageTop = (title: string, lead: string, description: string) => ({
  title: text('Título', title, { max: 80 }),
  ...headWords(lead, description),
});

/** A heading with its text. */
export const passage = (label: string, title: string, paragraphs: readonly string[], hint?: string) =>
  group(label, {
    title: text('Título', title, { max: 80 }),
    text: formatted('Texto', paragraphs, { hint }),
  });

/** The hint beside a text in which '{anos}' stands for a number of years. */
export const YEARS_HINT = '«{anos}» é há quantos anos a associação anda nisto.';

interface OfferWords {
  label: string;
  where: string;
  text: string;
  points: readonly string[];
}

const offer = ({ label, where, text: words, points }: OfferWords) =>
  group(label, {
    where: text('Onde', where, { max: 60 }),
    text: longText('Texto', words),
    points: list(
      'Pontos',
      'Ponto',
      { text: text('Texto') },
      points.map((point) => ({ text: point })),
      { min: 1, max: 8 },
    ),
  });

/** A service that is asked for by an enquiry form: its two offers, whose names are specified, and what is over the form. */
export const enquiryWords = (words: {
  lead: string;
  description: string;
  first: OfferWords;
  second: OfferWords;
  formTitle: string;
  formLead: string;
}) => ({
  ...headWords(words.lead, words.description),
  first: offer(words.first),
  second: offer(words.second),
  formTitle: text('Título do formulário', words.formTitle, { max: 80 }),
  formLead: longText('Ao lado do formulário', words.formLead, { max: 300 }),
});
