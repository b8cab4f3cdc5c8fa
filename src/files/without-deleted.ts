import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { settings } from '../platform/config/settings.js';
import { Ficheiro } from './ficheiros/ficheiro.entity.js';
import { namesIn } from './fotografias/without-pictures.js';
import { OWN_ADDRESS } from './own-address.js';

/** A picture of ours in a formatted text, or a link to a file of ours: its sign, its words, its host and its name. */
const IN_TEXT = new RegExp(String.raw`(!?)\[([^[\]\n]*)\]\((https?:\/\/[^\s/()]+)?${OWN_ADDRESS}[^()\n]*\)`, 'g');

/**
 * The contents as their formatted texts are without what has been deleted since: no picture, and of a link its words. A
 * field that is the address of a deleted file itself stays as it is.
 */
export async function withoutDeleted(manager: EntityManager, contents: ObjectLiteral): Promise<ObjectLiteral> {
  const names = namesIn(contents);
  if (names.size === 0) return contents;
  const there = await manager.findBy(Ficheiro, { nome: In([...names]), area: 'uploads' });
  for (const { nome } of there) names.delete(nome);
  return names.size === 0 ? contents : (without(contents, names) as ObjectLiteral);
}

function without(value: unknown, gone: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return textWithout(value, gone);
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, gone));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, gone)]));
}

function textWithout(text: string, gone: ReadonlySet<string>): string {
  const left = text.replaceAll(
    IN_TEXT,
    (whole: string, sign: string, words: string, host: string | undefined, nome: string) => {
      const isOurs = host === undefined || host === settings.apiUrl;
      if (!isOurs || !gone.has(nome)) return whole;
      return sign === '' ? words : '';
    },
  );
  return left === text ? text : left.replaceAll(/\n{3,}/g, '\n\n').trim();
}
