import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { eventos } from '#content/eventos/eventos.module.js';
import type { Evento } from '#content/eventos/evento.entity.js';
import { type ListQuery, parseListQuery } from './list-query.js';

const MAX_ROWS = 1_000;
const eventosList = eventos.list;
const columns = Object.entries(eventosList.columns);
const parameters = ['sort', 'range', 'filter'] as const;

/** JSON as somebody may write it, the right names and wrong values among it. */
const written = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc
    .dictionary(fc.constantFrom('q', 'id', ...columns.flatMap(([name]) => [name, `${name}_gte`])), fc.jsonValue())
    .map((value) => JSON.stringify(value)),
  fc
    .array(fc.oneof(fc.constantFrom('ASC', ...columns.map(([name]) => name)), fc.integer()))
    .map((value) => JSON.stringify(value)),
);
const range = fc.tuple(fc.integer(), fc.integer()).map((ends) => JSON.stringify(ends));
const anyRange = fc.oneof(range, written);
// one alone, too: a wrong one hides what becomes of the others
const anyQuery: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.record({ sort: written, range: anyRange, filter: written, outro: fc.anything() }, { requiredKeys: [] }),
  fc.record({ range: anyRange }),
  fc.record({ sort: written }),
  fc.record({ filter: written }),
);

/** Reads a query, and returns either the result or the refusal. */
function outcome(raw: Record<string, unknown>): { read?: ListQuery<Evento>; refusal?: unknown } {
  try {
    return { read: parseListQuery(raw, eventosList) };
  } catch (refusal) {
    return { refusal };
  }
}

describe('whatever a list is asked with', () => {
  it('is understood by the names of its columns, or refused in a sentence', () => {
    const sentence = { kind: 'invalid', message: expect.stringMatching(/^O parâmetro "/) };
    const known = new Set<string>([
      ...columns.map(([, { property }]) => property),
      ...columns.flatMap(([, { thenBy }]) => thenBy ?? []),
      ...eventosList.defaultOrder.map(({ property }) => property),
    ]);
    fc.assert(
      fc.property(anyQuery, (raw) => {
        const { read, refusal } = outcome(raw);
        expect(refusal ?? sentence).toMatchObject(sentence);
        const named = [...(read?.conditions ?? []), ...(read?.order ?? [])].map(({ property }) => property);
        expect(named.filter((property) => !known.has(property))).toEqual([]);
        const { from, to } = read ?? { from: 0, to: 0 };
        expect(from >= 0 && to >= from && to - from < MAX_ROWS).toBe(true);
        expect(read !== undefined && 'outro' in raw).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read as it was written, where it is right', () => {
    const right = fc.record({
      column: fc.constantFrom(...columns),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
      from: fc.nat(1e9),
      rows: fc.integer({ min: 1, max: MAX_ROWS }),
      ids: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 50 }),
    });
    fc.assert(
      fc.property(right, ({ column: [name, { property, thenBy }], direction, from, rows, ids }) => {
        const range = [from, from + rows - 1];
        const values = [[name, direction], range, { id: ids }];
        const raw = Object.fromEntries(parameters.map((key, index) => [key, JSON.stringify(values[index])]));
        expect(parseListQuery(raw, eventosList)).toEqual({
          order: [property, ...(thenBy === undefined ? [] : [thenBy])].map((ordered) => ({
            property: ordered,
            direction,
          })),
          from: range[0],
          to: range[1],
          conditions: [{ property: 'id', comparison: 'oneOf', value: ids }],
        });
      }),
    );
  });
});
