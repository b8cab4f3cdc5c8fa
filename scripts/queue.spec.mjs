import { describe, expect, it } from '@jest/globals';
import { percentile, simulate } from '../test/bench/capacity/queue.mjs';

const SERVICE_MS = 10;
const SECONDS = 20_000;

/** Mean milliseconds in the system. @param {import('../test/bench/capacity/queue.mjs').Outcome} outcome */
const mean = ({ times }) => times.reduce((sum, time) => sum + time, 0) / times.length;

/** @param {number} servers @param {number} load share of all servers that is busy @param {boolean} [exact] */
const station = (servers, load, exact = false) =>
  simulate({
    stations: { desk: { servers } },
    flows: {
      visit: {
        perSecond: (load * servers * 1_000) / SERVICE_MS,
        steps: [{ station: 'desk', ms: SERVICE_MS, exact }],
      },
    },
    seconds: SECONDS / servers,
  }).visit;

/** How likely somebody who comes has to wait (Erlang C). @param {number} servers @param {number} load */
function erlangC(servers, load) {
  const offered = servers * load;
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (offered * blocked) / (count + offered * blocked);
  return blocked / (1 - load * (1 - blocked));
}

describe('the simulated queue', () => {
  it.each([0.3, 0.7, 0.9])('waits as M/M/1 does at a load of %d', (load) => {
    const known = SERVICE_MS / (1 - load);
    expect(Math.abs(mean(station(1, load)) / known - 1)).toBeLessThan(0.05);
  });

  it.each([
    [2, 0.7],
    [10, 0.9],
  ])('waits as M/M/%d does at a load of %d', (servers, load) => {
    const known = SERVICE_MS + (erlangC(servers, load) * SERVICE_MS) / (servers * (1 - load));
    expect(Math.abs(mean(station(servers, load)) / known - 1)).toBeLessThan(0.05);
  });

  it.each([0.5, 0.9])('waits as M/D/1 does at a load of %d', (load) => {
    const known = SERVICE_MS + (SERVICE_MS * load) / (2 * (1 - load));
    expect(Math.abs(mean(station(1, load, true)) / known - 1)).toBeLessThan(0.05);
  });

  it('has as many leave M/M/1 within a time as the formula says', () => {
    const outcome = station(1, 0.8);
    const known = (-Math.log(1 - 0.99) * SERVICE_MS) / (1 - 0.8);
    expect(Math.abs(percentile(outcome, 0.99) / known - 1)).toBeLessThan(0.1);
  });

  it('answers what it can past its capacity, and refuses who has waited too long', () => {
    const { visit } = simulate({
      stations: { desk: { servers: 1 } },
      flows: { visit: { perSecond: 200, steps: [{ station: 'desk', ms: SERVICE_MS, patienceMs: 1_000 }] } },
      seconds: 100,
    });
    expect(visit.times.length + visit.refused).toBe(visit.arrived);
    expect(visit.times.length / 100).toBeGreaterThan(95);
    expect(visit.times.length / 100).toBeLessThan(105);
    expect(percentile(visit, 0.5)).toBeGreaterThan(900);
    expect(percentile(visit, 1)).toBeLessThan(1_200);
  });

  it('takes one step after the other, and is the same for the same seed', () => {
    const steps = [
      { station: 'first', ms: 5, exact: true },
      { station: 'second', ms: 7, exact: true },
    ];
    const given = {
      stations: { first: { servers: 1 }, second: { servers: 1 } },
      flows: { visit: { perSecond: 1, steps } },
      seconds: 50,
    };
    const { visit } = simulate(given);
    expect(percentile(visit, 0)).toBeCloseTo(12);
    expect(simulate(given).visit.times).toEqual(visit.times);
  });
});
