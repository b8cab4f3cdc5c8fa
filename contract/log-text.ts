import { styleText } from 'node:util';

/** A line of the log as JSON has it. */
export interface LogLine {
  level?: unknown;
  timestamp?: unknown;
  context?: unknown;
  requestId?: unknown;
  message?: unknown;
  stack?: unknown;
  error?: unknown;
}

/** As `LOG_LEVEL` calls them. */
const shownAs: Readonly<Record<string, string>> = { log: 'INFO' };
const colours: Readonly<Record<string, 'red' | 'yellow' | 'gray'>> = {
  fatal: 'red',
  error: 'red',
  warn: 'yellow',
  debug: 'gray',
};

/** Whether a person reads the log as it is written: it is JSON for whatever else it goes to. */
export const isReadAtOnce = (): boolean => process.stdout.isTTY;

/** One line for people: when, how grave, who says it, for which request and what. A longer text stands below it. */
export function readableLine({ level, timestamp, context, requestId, message, stack, error }: LogLine): string {
  const colour = colours[String(level)];
  // an error goes to the other output, which may be a file; both say whether NO_COLOR is set
  const inColour = [process.stdout, process.stderr].every((output) => output.isTTY && output.hasColors());
  const paint = (style: Parameters<typeof styleText>[0], text: string) => (inColour ? styleText(style, text) : text);
  const name = (shownAs[String(level)] ?? String(level).toUpperCase()).padEnd(5);
  const fields: [string, unknown][] = typeof message === 'object' && message !== null ? Object.entries(message) : [];
  const said = fields.length > 0 ? fields.filter(([, value]) => !isLong(value)).map(shortField) : [text(message)];
  const below = [...fields.map(([, value]) => value).filter(isLong), stack, stackOf(error)].filter(isLong);
  const first = [
    paint('gray', new Date(Number(timestamp)).toTimeString().slice(0, 8)),
    colour === undefined ? name : paint(colour, name),
    typeof context === 'string' ? context : undefined,
    typeof requestId === 'string' ? paint('gray', requestId.slice(0, 8)) : undefined,
    ...said,
  ];
  const more = below
    .flatMap((long) => String(long).split('\n'))
    .map((line) => paint('gray', `\n         ${line.trim()}`));
  return first.filter((part) => part !== undefined).join(' ') + more.join('');
}

/** Whether a value has several lines, as the trace of an error has. */
const isLong = (value: unknown): boolean => typeof value === 'string' && value.includes('\n');

const shortField = ([name, value]: [string, unknown]): string =>
  `${name}=${typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value)}`;

const text = (message: unknown): string => (typeof message === 'string' ? message : JSON.stringify(message));

const stackOf = (error: unknown): unknown => (error as { stack?: unknown } | null | undefined)?.stack;
