import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseMoment } from '../dto/fields.js';
import { aMonthLater, lisbonDay } from './lisbon-day.js';
import { DAY_MS } from './durations.js';

const moments = fc.date({
  min: new Date('1900-01-01T00:00:00.000Z'),
  max: new Date('2200-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('a moment', () => {
  it('is read as it was written, in whatever zone', () => {
    const zones = fc.integer({ min: -14 * 60, max: 14 * 60 });
    fc.assert(
      fc.property(moments, zones, (moment, minutes) => {
        expect(parseMoment(moment.toISOString())).toEqual(moment);
        const local = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
        const zone = `${minutes < 0 ? '-' : '+'}${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`;
        expect(parseMoment(`${local}${zone}`)?.getTime()).toBe(moment.getTime());
      }),
      { numRuns: 1_000 },
    );
  });

  it('is none where it is not one, and never rolls over', () => {
    const digits = fc
      .tuple(fc.nat(9999), fc.nat(19), fc.nat(39))
      .map(([year, month, day]) =>
        [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
      );
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary' })), (written) => {
        const moment = parseMoment(written);
        expect(moment === undefined || dayOf(moment) === written.slice(0, 10)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a day in Lisbon', () => {
  it('is that of the clocks there: of the moment or an hour later', () => {
    const since1996 = fc.date({ min: new Date('1997-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(since1996, (moment) => {
        expect([dayOf(moment), dayOf(new Date(moment.getTime() + 3_600_000))]).toContain(lisbonDay(moment));
      }),
    );
  });

  it('a month later is the same day, or the last of a month that has it not', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayOf(moment);
        const later = aMonthLater(day);
        const days = (Date.parse(later) - Date.parse(day)) / DAY_MS;
        expect(days >= 28 && days <= 31).toBe(true);
        const isLast = new Date(Date.parse(later) + DAY_MS).getUTCDate() === 1;
        expect(later.slice(8) === day.slice(8) || (isLast && later.slice(8) < day.slice(8))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
