import { describe, expect, it } from 'vitest';
import { pages } from '@contract/pages/pages';
import { withChanges } from '@contract/pages/words';
import routes from '../routes.ts';
import type { FormDefinition } from './types/form.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.spec.ts', '!./types/**'], {
  eager: true,
});

/** Every text of the site, with the keys that lead to it. */
const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file));

function textsIn(value: unknown, where: string): { where: string; key: string; text: string }[] {
  if (typeof value === 'string') return [{ where, key: where.slice(where.lastIndexOf('.') + 1), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`));
}

/** The words of the pages until somebody changes them. */
const words = pages.flatMap(({ chave, fields }) => textsIn(withChanges(fields, {}), chave));

const forms = [
  ...new Set(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap((value) => [value, (value as { form?: unknown } | null)?.form])
      .filter((value): value is FormDefinition => typeof value === 'object' && value !== null && 'endpoint' in value),
  ),
];

const paths = new Set(routes.map(({ path = '' }) => `/${path}`));

describe('the content', () => {
  it('has no text that is empty or begins or ends with a space', () => {
    // A text that is put before another ends with the space between them.
    const joined = /\.(failurePrefix|errorTitle)$/;
    const wrong = texts.filter(({ where, text }) =>
      joined.test(where) ? text.trim() === '' : text !== text.trim() || text === '',
    );
    expect(wrong).toEqual([]);
  });

  it('leads to pages that exist', () => {
    const inside = texts.filter(({ key, text }) => key === 'to' && text.startsWith('/'));
    expect(inside.length).toBeGreaterThan(30);
    expect(inside.filter(({ text }) => !paths.has(text.replace(/#[a-z-]+$/, '')))).toEqual([]);
  });

  it('leads elsewhere by http alone', () => {
    const urls = [...texts, ...words].filter(
      ({ key, text }) =>
        key === 'url' || (key === 'video' && !text.includes(' ')) || (key === 'to' && !/^[/#]/.test(text)),
    );
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter(({ text }) => !/^https?:\/\/[a-z.]+\b/.test(text))).toEqual([]);
  });
});

describe('a form of the content', () => {
  it('has an id of its own', () => {
    const ids = forms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toEqual([]);
  });

  it.each(forms.map((form) => [form.id, form] as const))(
    '%s asks each thing once, and what the API takes',
    (_, form) => {
      const names = form.fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const limited = form.fields.filter(({ kind }) => !['checkbox', 'image'].includes(kind)).map(({ name }) => name);
      expect(Object.keys(form.limits)).toEqual(expect.arrayContaining(limited));
      const choices = form.fields.filter(({ kind }) => kind === 'select' || kind === 'radio');
      expect(choices.filter(({ name }) => (form.limits[name]?.enum ?? []).length < 2)).toEqual([]);
    },
  );
});
