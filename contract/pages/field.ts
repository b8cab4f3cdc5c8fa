/** The words that explain a field to the person who fills it in. */
interface Said {
  readonly label: string;
  readonly hint?: string;
}

/** The formats that a short text can be required to have. */
export type TextFormat = 'email' | 'telefone' | 'nipc' | 'codigoPostal';

/** A field that may be reserved for the administration, because the association's identity depends on it. */
interface Guarded extends Said {
  /** The administration alone changes it, and gives the password again. */
  readonly administration?: true;
}

/** A line, some lines, or text with a blank line between paragraphs. */
export interface TextField extends Guarded {
  readonly kind: 'text' | 'longText' | 'formatted';
  readonly max: number;
  /** May be left empty. */
  readonly optional?: true;
  readonly format?: TextFormat;
  readonly default: string;
}

/** An address: http(s), mailto, or a page of the site. */
export interface LinkField extends Said {
  readonly kind: 'link';
  readonly max: number;
  readonly optional?: true;
  readonly default: string;
}

/** An uploaded picture; none is what the site draws itself. */
export interface ImageField extends Said {
  readonly kind: 'image';
  readonly default: '';
}

/** A whole number, both bounds allowed. */
export interface NumberField extends Said {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One of some words. */
export interface ChoiceField<Option extends string = string> extends Said {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  readonly default: Option;
}

/** Fields that belong together. */
export interface GroupField<Of extends Fields = Fields> extends Said {
  readonly kind: 'group';
  readonly fields: Of;
}

/** As many groups of the same fields as somebody wants, within bounds. */
export interface ListField<Of extends Fields = Fields> extends Guarded {
  readonly kind: 'list';
  /** The word for one group of the list. */
  readonly one: string;
  readonly item: Of;
  readonly min: number;
  readonly max: number;
  readonly default: readonly Words<Of>[];
}

export type Field = TextField | LinkField | ImageField | NumberField | ChoiceField | GroupField | ListField;

/** Fields by their names. */
export interface Fields {
  readonly [name: string]: Field;
}

/** The values of fields, by the names of the fields. */
export type Words<Of extends Fields> = { readonly [Name in keyof Of]: WordsOf<Of[Name]> };

type WordsOf<One extends Field> =
  One extends GroupField<infer Of>
    ? Words<Of>
    : One extends ListField<infer Of>
      ? readonly Words<Of>[]
      : One extends ChoiceField<infer Option>
        ? Option
        : One extends NumberField
          ? number
          : string;

/** A page of the site with words of its own. */
export interface PageDescription<Of extends Fields = Fields> {
  /** Its name in addresses and in the database. */
  readonly chave: string;
  readonly nome: string;
  /** The subject of the page, for people who look for the place to change something. */
  readonly resumo: string;
  /** The addresses on the site that are made of it, the one to look at first. None is everywhere. */
  readonly caminhos: readonly string[];
  readonly fields: Of;
}
