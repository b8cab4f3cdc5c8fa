import { periods } from '@contract/periods';

/** Begins the name of what is kept of each form. */
const PREFIX = 'por-enviar:';
const DAY_MS = 86_400_000;

/** The answers that were written in a form and not sent (docs/decisions/0049). */
export type KeptAnswers = {
  /** When something was last written, in milliseconds since 1970. */
  at: number;
  /** By the fields' names on the wire. */
  answers: Readonly<Record<string, string>>;
  /** The names of the files that were chosen, by the fields' names: the files themselves cannot be kept. */
  files: Readonly<Record<string, string>>;
};

/** This device's own storage; nothing where it may not be used. */
function device(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function parsed(text: string | null): KeptAnswers | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('at' in value && 'answers' in value && 'files' in value))
      return;
    const { at, answers, files } = value;
    return typeof at === 'number' && isTexts(answers) && isTexts(files) ? { at, answers, files } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the answers that this device keeps of a form; removes those that any form has kept for too long. */
export function readKept(form: string, now = Date.now()): KeptAnswers | undefined {
  const storage = device();
  if (!storage) return undefined;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(PREFIX))) {
    const { at } = parsed(storage.getItem(key)) ?? { at: -Infinity };
    if (now - at > periods.keptAnswersDays * DAY_MS) storage.removeItem(key);
  }
  return parsed(storage.getItem(PREFIX + form));
}

/** Keeps what a form holds, on this device alone; an empty form is kept no longer. */
export function keep(form: string, { answers, files }: Pick<KeptAnswers, 'answers' | 'files'>, now = Date.now()): void {
  if (Object.keys(answers).length + Object.keys(files).length === 0) return forget(form);
  const kept: KeptAnswers = { at: now, answers, files };
  try {
    device()?.setItem(PREFIX + form, JSON.stringify(kept));
  } catch {
    // There is no room: what is written stays in the page all the same.
  }
}

export function forget(form: string): void {
  device()?.removeItem(PREFIX + form);
}
