import type { Field } from '../../../../contract/pages/field.js';

/** A field of a page that is filled in by itself. */
export type Leaf = Exclude<Field, { kind: 'group' | 'list' }>;

/** A value that a field is changed to, and the text that the site then has for it. */
export interface Mark {
  sent: unknown;
  seen: string;
}

const FIRST = 100_000;

/**
 * A value of a field's kind and format that nothing else on the site has, where its kind leaves room for that.
 * @param place which of all that are marked it is, from 1 on
 */
export function markOf(field: Exclude<Leaf, { kind: 'image' }>, place: number): Mark {
  const count = String(FIRST + place);
  const same = (text: string): Mark => ({ sent: text, seen: text });
  if (field.kind === 'link') return same(`https://exemplo.pt/marca${count}`);
  if (field.kind === 'choice') return same(field.options.at(-1) ?? '');
  if (field.kind === 'number') {
    const other = field.max - (place % (field.max - field.min));
    return { sent: other, seen: String(other) };
  }
  if (field.kind === 'formatted')
    return { sent: `Uma **marca ${count}** aqui.`, seen: `<strong>marca ${count}</strong>` };
  if (field.format === 'email') return same(`marca${count}@exemplo.pt`);
  if (field.format === 'telefone') return same(`+351 222 ${count}`);
  if (field.format === 'nipc') return same(`500${count}`);
  if (field.format === 'codigoPostal') return same(`${count.slice(2)}-${count.slice(0, 3)}`);
  return same(`Marca ${count}`.slice(0, field.max));
}
