import { expect, test } from 'vitest';
import { chartTicks } from './submissions-chart.js';

test('the marks begin at 0, are even and whole, and the highest count does not pass the last', () => {
  for (const highest of [0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 26, 35, 99, 100, 101, 999, 1234, 54_321]) {
    const ticks = chartTicks(highest);
    const [first, step = 0] = ticks;
    expect(first).toBe(0);
    expect(ticks).toEqual(ticks.map((_tick, index) => index * step));
    expect(Number.isInteger(step)).toBe(true);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, highest));
  }
});

test('they are few, in steps that people count in, and leave no empty step above the highest count', () => {
  expect(chartTicks(0)).toEqual([0, 1]);
  expect(chartTicks(3)).toEqual([0, 1, 2, 3]);
  expect(chartTicks(6)).toEqual([0, 2, 4, 6]);
  expect(chartTicks(35)).toEqual([0, 10, 20, 30, 40]);
  expect(chartTicks(1234)).toEqual([0, 500, 1000, 1500]);
  for (let highest = 1; highest < 2000; highest += 7) expect(chartTicks(highest).length).toBeLessThanOrEqual(6);
});
