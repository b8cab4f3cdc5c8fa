import { expect, test } from 'vitest';
import { tintSteps } from './tint-steps';

const ranges = (...counts: number[]) =>
  tintSteps(counts).map(({ from, to }) => (from === to ? `${to}` : `${from}–${to}`));

test('a large count makes four steps, each wider than the one before, and is in the last', () => {
  expect(ranges(3, 40, 12)).toEqual(['1–3', '4–6', '7–16', '17–40']);
  expect(ranges(400)).toEqual(['1–4', '5–20', '21–89', '90–400']);
});

test('small counts make as many steps as there are counts', () => {
  expect(ranges(1, 1)).toEqual(['1']);
  expect(ranges(2)).toEqual(['1', '2']);
  expect(ranges(3)).toEqual(['1', '2', '3']);
  expect(ranges(5)).toEqual(['1', '2', '3', '4–5']);
});

test('every count from 1 to the largest is in one step', () => {
  for (let largest = 1; largest <= 500; largest += 1) {
    const steps = tintSteps([largest]);
    expect(steps.length).toBeLessThanOrEqual(4);
    expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([1, largest]);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ to }) => to + 1));
    expect(steps.filter(({ from, to }) => from > to)).toEqual([]);
  }
});

test('without a school there is no step', () => {
  expect(ranges()).toEqual([]);
  expect(ranges(0)).toEqual([]);
});
