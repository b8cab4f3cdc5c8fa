import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFileName, calendarText, googleAddress } from './calendar.server';
import type { Evento } from '~/lib/records/evento';

const festival = {
  id: 7,
  titulo: 'Festival',
  data: '2026-06-05T09:30:00.000Z',
  dataFim: '2026-06-05T17:00:00.000Z',
  local: 'Vila Nova de Gaia',
  hook: 'Um dia; com todos, até ao fim.',
  create: '2026-01-02T10:00:00.000Z',
  versao: 3,
  situacao: 'normal',
} as unknown as Evento;

const PROPERTIES = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID',
  'X-WR-CALNAME',
  'BEGIN:VEVENT',
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SEQUENCE',
  'STATUS',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'URL',
  'END:VEVENT',
  'END:VCALENDAR',
];

/** The lines of a calendar, put together again as who reads it does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueOf = (text: string, property: string) =>
  linesOf(text)
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);

describe('a calendar', () => {
  it('says what an event is', () => {
    const text = calendarText('DFC Portugal', [festival]);
    expect(valueOf(text, 'SUMMARY')).toBe('Festival');
    expect(valueOf(text, 'DESCRIPTION')).toBe('Um dia\\; com todos\\, até ao fim.');
    expect(valueOf(text, 'PRODID')).toBe('-//DFC Portugal//Eventos//PT');
  });

  it.each(['\n', '\r\n', '\r', '\u000B', '\u000C', '\u0085', '\u2028', '\u2029'])('says %j by its escape', (end) => {
    const text = calendarText('DFC', [{ ...festival, titulo: `Um${end}ATTACH:https://outro.pt/` }]);
    expect(valueOf(text, 'SUMMARY')).toBe('Um\\nATTACH:https://outro.pt/');
  });

  it.each(['2026-06-05T09:30:00.000Z', '2026-06-05T09:00:00.000Z', null])('has no end where it is %s', (dataFim) => {
    expect(valueOf(calendarText('DFC', [festival]), 'DTEND')).toBe('20260605T170000Z');
    expect(linesOf(calendarText('DFC', [{ ...festival, dataFim }])).join('\n')).not.toContain('DTEND');
  });

  it.each([
    [null, '20260606'],
    ['2026-06-05T22:59:59.999Z', '20260606'],
    ['2026-06-07T22:59:59.999Z', '20260608'],
    ['2026-12-31T23:59:59.999Z', '20270101'],
  ])('says whole days by their first and the day after their last, where the end is %s', (dataFim, after) => {
    const days = { ...festival, diaInteiro: true, data: '2026-06-04T23:00:00.000Z', dataFim };
    const lines = linesOf(calendarText('DFC', [days])).filter((line) => line.startsWith('DT'));
    expect(lines).toEqual(['DTSTAMP:20260102T100000Z', 'DTSTART;VALUE=DATE:20260605', `DTEND;VALUE=DATE:${after}`]);
  });

  it('has its own properties alone, whatever is stored', () => {
    const parts = [
      '\r',
      '\n',
      '\u2028',
      '\u0085',
      '\u0000',
      '\u001B',
      '\uD800',
      '\uFFFE',
      '\uFFFF',
      '\t',
      ' ',
      ';',
      ',',
      '\\',
      'é',
      '👩‍🌾',
    ];
    const stored = fc
      .array(fc.constantFrom(...parts, 'ATTENDEE:mailto:a@b.pt', 'END:VEVENT', 'a'.repeat(70)), {
        minLength: 1,
        maxLength: 8,
      })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(stored, stored, stored, stored, (name, titulo, local, hook) => {
        const text = calendarText(name, [{ ...festival, titulo, local, hook }]);
        const names = linesOf(text).map((line, at) =>
          line.startsWith(`${PROPERTIES[at]}:`) || line === PROPERTIES[at] ? PROPERTIES[at] : line,
        );
        expect(names).toEqual(PROPERTIES);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)[\p{Cc}\p{Surrogate}\u2028\u2029\uFFFE\uFFFF]/u);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the page of Google’s calendar', () => {
  const asked = (event: Partial<Evento>) =>
    Object.fromEntries(new URL(googleAddress({ ...festival, ...event } as Evento)).searchParams);

  it('is handed what an event is', () => {
    expect(new URL(googleAddress(festival)).origin).toBe('https://calendar.google.com');
    const { details, ...others } = asked({ titulo: 'Festa & jogos', situacao: 'adiado' });
    expect(others).toEqual({
      action: 'TEMPLATE',
      text: 'Adiado: Festa & jogos',
      dates: '20260605T093000Z/20260605T170000Z',
      location: 'Vila Nova de Gaia',
    });
    expect(details).toMatch(/^Um dia; com todos, até ao fim\.\n\nhttps?:\/\/\S+\/eventos\/7$/);
  });

  it.each([
    [{ dataFim: undefined }, '20260605T093000Z/20260605T093000Z'],
    [{ diaInteiro: true, data: '2026-06-04T23:00:00.000Z', dataFim: undefined }, '20260605/20260606'],
  ])('is handed both ends, of %j', (event, dates) => {
    expect(asked({ ...event, hook: undefined, local: undefined })).toMatchObject({ dates });
    expect(asked({ local: undefined })).not.toHaveProperty('location');
  });
});

it.each([
  ['Festival de Encerramento', 'festival-de-encerramento.ics'],
  ['  «Ação» à 4.ª: 1/2 "x"\r\n', 'acao-a-4-1-2-x.ics'],
  ['…', 'evento.ics'],
])('an event “%s” has the file %s', (titulo, name) => {
  expect(calendarFileName({ titulo })).toBe(name);
});
