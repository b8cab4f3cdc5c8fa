import { beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, readKept } from './kept-answers';

const DAY_MS = 86_400_000;

/** A browser's storage: its keys are its own properties. */
function storage(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(kept, { get: (_, key) => methods[key as keyof typeof methods] ?? kept[String(key)] }) as never;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

const written = { answers: { nome: 'Ana' }, files: { documento: 'plano.pdf' } };

test('what was written is kept of each form apart until it is sent', () => {
  keep('contacto', written, 1);
  expect(readKept('contacto', 2)).toEqual({ at: 1, ...written });
  expect(readKept('parceria', 2)).toBeUndefined();
  forget('contacto');
  expect(readKept('contacto', 2)).toBeUndefined();
});

test('a form that was emptied is kept no longer', () => {
  keep('contacto', written);
  keep('contacto', { answers: {}, files: {} });
  expect(readKept('contacto')).toBeUndefined();
});

test('after seven days it goes, whichever form is opened', () => {
  keep('contacto', written, 0);
  readKept('parceria', 7 * DAY_MS);
  expect(readKept('contacto', 7 * DAY_MS)).toEqual({ at: 0, ...written });
  readKept('parceria', 7 * DAY_MS + 1);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['', 'null', '{}', '{"at":"1","answers":{},"files":{}}', '{"at":1,"answers":{"nome":1},"files":{}}'])(
  '%o is nothing that was kept',
  (text) => {
    localStorage.setItem('por-enviar:contacto', text);
    expect(readKept('contacto', 2)).toBeUndefined();
  },
);

test('where nothing may be stored, nothing is kept', () => {
  vi.stubGlobal('localStorage', undefined);
  keep('contacto', written);
  expect(readKept('contacto')).toBeUndefined();
});
