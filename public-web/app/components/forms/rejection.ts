import { formTexts } from '~/content/forms/texts';
import type { Answer } from './post';
import type { FieldErrors } from './validate';

/** Why the API did not take what it was sent. */
export type Rejection = {
  /** The API's own sentence. */
  sentence: string | undefined;
  /** The site's own sentence for the status, for where the API gives none. */
  byStatus: string | undefined;
  errors: FieldErrors;
};

const byStatus: Readonly<Record<number, string | undefined>> = formTexts.statuses;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    // A proxy in front of the API answers in HTML.
    return {};
  }
}

/** Adds the id that the log has too, where the fault is ours. */
function withCode(sentence: string, requestId: unknown): string {
  return typeof requestId === 'string' ? `${sentence} Código: ${requestId}` : sentence;
}

/** Reads an answer that is no success. */
export function rejectionOf({ status, text }: Answer): Rejection {
  const { erro, errors, requestId } = parsed(text);
  const fields = isRecord(errors) ? Object.entries(errors) : [];
  return {
    sentence: typeof erro === 'string' ? withCode(erro, requestId) : undefined,
    byStatus: byStatus[status],
    errors: Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
  };
}
