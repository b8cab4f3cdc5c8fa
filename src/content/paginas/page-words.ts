import { isEmail } from 'class-validator';
import { type LiveSession, requireRecentPassword } from '#accounts/sessions/live-session.js';
import { PLAIN_ADDRESS } from '#platform/config/mail-address.js';
import { settings } from '#platform/config/settings.js';
import { isPublicText, LINE_END, notPublicText } from '#platform/dto/fields.js';
import { oneAddress } from '#platform/dto/normal-email.js';
import { toStoredUrl } from '#platform/dto/url-fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { linkAddress, withScheme } from '../../../contract/link-address.js';
import { messages } from '#platform/messages.js';
import { postalCode, typedLine, typedLines, typedSigns } from '../../../contract/typed-text.js';
import type {
  Field,
  Fields,
  LinkField,
  PageDescription,
  TextField,
  TextFormat,
  Words,
} from '../../../contract/pages/field.js';
import { pages } from '../../../contract/pages/pages.js';
import { isSame, leavesOf, withChanges } from '../../../contract/pages/words.js';

/** Under this name the body has the words; the sentences about wrong fields are keyed by their whole way. */
const BODY_FIELD = 'conteudo';

export function storedWords({ fields }: PageDescription, stored: string | null | undefined): Words<Fields> {
  return withChanges(fields, stored ? JSON.parse(stored) : {});
}

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound');
  return page;
}

interface Format {
  /** Puts what was typed as it was meant. */
  read: (typed: string) => string;
  fits: (text: string) => boolean;
  sentence: string;
}

const formats: Readonly<Record<TextFormat, Format>> = {
  email: {
    read: oneAddress,
    fits: (text) => isEmail(text) && PLAIN_ADDRESS.test(text),
    sentence: 'Introduza um endereço de e-mail válido.',
  },
  telefone: {
    read: typedSigns,
    fits: (text) => /^\+?[\d ()-]+$/.test(text) && text.replace(/\D/g, '').length >= 9,
    sentence: 'Introduza um número de telefone, por exemplo +351 220 000 001.',
  },
  nipc: { read: typedSigns, fits: (text) => /^\d{9}$/.test(text), sentence: 'O NIPC tem nove algarismos.' },
  codigoPostal: {
    read: (text) => postalCode(text) ?? text,
    fits: (text) => postalCode(text) === text,
    sentence: 'O código postal é como 4400-000.',
  },
};

type Wrong = Record<string, string>;

/** Checks words by the page's description. @throws AppError 'invalid', one sentence for each wrong field */
export function checkedWords(fields: Fields, sent: unknown): Words<Fields> {
  const wrong: Wrong = {};
  const words = groupOf(fields, sent, BODY_FIELD, wrong, false);
  if (Object.keys(wrong).length === 0) return words;
  throw AppError.inFields(wrong);
}

/** @param whole nothing may be left out: an item of a list has no defaults */
function groupOf(fields: Fields, sent: unknown, path: string, wrong: Wrong, whole: boolean): Words<Fields> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    wrong[path] = messages.brokenValue;
    return {};
  }
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(fields, name)) wrong[`${path}.${name}`] = 'Este campo não existe.';
  }
  const given = sent as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (value === undefined && !whole)
        return [name, field.kind === 'group' ? groupOf(field.fields, {}, path, {}, false) : field.default];
      return [name, valueOf(field, value ?? emptyOf(field), `${path}.${name}`, wrong, whole)];
    }),
  ) as Words<Fields>;
}

function emptyOf(field: Field): unknown {
  if (field.kind === 'list') return [];
  return field.kind === 'group' ? {} : '';
}

function valueOf(field: Field, value: unknown, path: string, wrong: Wrong, whole: boolean): unknown {
  if (field.kind === 'group') return groupOf(field.fields, value, path, wrong, whole);
  if (field.kind === 'list') return itemsOf(field, value, path, wrong);
  const { stored, sentence } = leafOf(field, value);
  if (sentence !== undefined) wrong[path] = sentence;
  return stored;
}

function itemsOf(field: Extract<Field, { kind: 'list' }>, value: unknown, path: string, wrong: Wrong): unknown {
  const { label, min, max, item } = field;
  if (!Array.isArray(value)) {
    wrong[path] = messages.brokenValue;
    return [];
  }
  if (value.length < min) wrong[path] = `«${label}» tem de ter pelo menos ${min}.`;
  else if (value.length > max) wrong[path] = `«${label}» não pode ter mais de ${max}.`;
  else return value.map((one: unknown, index) => groupOf(item, one, `${path}.${index}`, wrong, true));
  return [];
}

type Leaf = Exclude<Field, { kind: 'group' | 'list' }>;
interface Checked {
  stored?: unknown;
  sentence?: string;
}

function leafOf(field: Leaf, value: unknown): Checked {
  const { label } = field;
  if (field.kind === 'number') {
    if (Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max) return { stored: value };
    return { sentence: `«${label}» tem de ser um número inteiro, de ${field.min} a ${field.max}.` };
  }
  if (typeof value !== 'string') return { sentence: `«${label}» tem de ser texto.` };
  if (field.kind === 'choice') {
    return field.options.includes(value)
      ? { stored: value }
      : { sentence: `«${label}» tem de ser um destes: ${field.options.join(', ')}.` };
  }
  if (field.kind === 'image') return imageOf(label, value);
  return textOf(field, value);
}

function imageOf(label: string, value: string): Checked {
  const stored = value === '' ? '' : toStoredUrl(value);
  return stored === '' || stored?.startsWith('/uploads/') === true
    ? { stored }
    : { sentence: `«${label}» tem de ser uma imagem carregada.` };
}

function textOf(field: TextField | LinkField, typed: string): Checked {
  const { label, max } = field;
  const format = field.kind === 'link' || field.format === undefined ? undefined : formats[field.format];
  const oneLine = field.kind === 'text' || field.kind === 'link';
  const value = (format?.read ?? (oneLine ? typedLine : typedLines))(typed);
  if (value.trim() === '') {
    return field.optional === true ? { stored: '' } : { sentence: `«${label}» é de preenchimento obrigatório.` };
  }
  if (value.length > max) return { sentence: `«${label}» não pode ter mais de ${max} caracteres.` };
  if (field.kind === 'link') {
    const address = withScheme(value);
    const leadsTo = linkAddress(address, settings.siteUrl);
    // as it was typed: a slash more would be a change
    return leadsTo === undefined || leadsTo.startsWith('/uploads/')
      ? { sentence: `«${label}» tem de ser um endereço http(s), mailto: ou de uma página deste site.` }
      : { stored: address };
  }
  if (!isPublicText(value)) return { sentence: notPublicText(`«${label}»`) };
  if (field.kind === 'text' && LINE_END.test(value)) {
    return { sentence: `«${label}» tem caracteres que não são permitidos.` };
  }
  if (format?.fits(value) === false) return { sentence: format.sentence };
  return { stored: value };
}

/** Requires a recent password of the administration for fields that are its own. @throws AppError 'forbidden' */
export function requireAdministration(
  fields: Fields,
  { from, to }: { from: Words<Fields>; to: Words<Fields> },
  session: Pick<LiveSession, 'papel' | 'passwordAt'>,
): void {
  const after = leavesOf(fields, to, `${BODY_FIELD}.`);
  const changed = leavesOf(fields, from, `${BODY_FIELD}.`).filter(
    ({ field, value }, index) => isAdministrations(field) && !isSame(value, after[index]?.value),
  );
  if (changed.length === 0) return;
  if (session.papel === 'administracao') return requireRecentPassword(session);
  throw new AppError(
    'forbidden',
    `Só a administração altera e publica: ${changed.map(({ field }) => `«${field.label}»`).join(', ')}.`,
    Object.fromEntries(changed.map(({ way }) => [way, 'Só a administração altera este campo.'])),
  );
}

/** A list is compared whole: it is the administration's where a field of its items is (docs/decisions/0132). */
function isAdministrations(field: Field): boolean {
  if ('administration' in field) return true;
  return field.kind === 'list' && Object.values(field.item).some(isAdministrations);
}
