import type { RaRecord } from 'ra-core';
import { lazyScreen } from '../common/lazy-part.js';
import { plainText } from '../common/list/column.js';
import { recordSection, type ResourceSection } from '../common/section/section.js';
import type { MessageField } from './message-reader.js';

export interface Submission extends RaRecord<number> {
  readonly lida: boolean;
}

interface SubmissionField extends MessageField {
  readonly source: string;
}

export interface InboxSpec {
  readonly search: string;
  /** The field that says when a message arrived; it is shown before the long texts. */
  readonly arrived: string;
  /** The sender's name and address first, which the list shows. */
  readonly fields: readonly [SubmissionField, SubmissionField, ...SubmissionField[]];
  readonly choice?: { readonly source: string; readonly label: string; readonly values: readonly string[] } | undefined;
}

interface InboxSection
  extends
    InboxSpec,
    Pick<ResourceSection, 'name' | 'label' | 'one' | 'isFeminine' | 'icon' | 'words' | 'attachment'>,
    Required<Pick<ResourceSection, 'chart'>> {
  readonly api?: string;
  /** Its place among the cards of the overview, and the card's label where it is another than the section's. */
  readonly place: number;
  readonly countLabel?: string;
}

export function inboxSection(section: InboxSection): ResourceSection {
  const { search, arrived, fields, choice, place, countLabel = section.label, ...records } = section;
  const { name, label } = section;
  const path = `/dashboard/${name}`;
  const spec = { search, arrived, fields, choice };
  const setApart = lazyScreen(async () => ({ default: (await import('./set-apart.js')).Suspeitas }));
  const withoutAcceptance = lazyScreen(async () => ({ default: (await import('./set-apart.js')).SemAceitacao }));
  return recordSection({
    ...records,
    order: { field: arrived, order: 'DESC' },
    count: { place, label: countLabel },
    isInbox: true,
    list: async () => ({ default: (await import('./inbox.js')).inboxScreen(spec) }),
    screens: [
      { path: suspeitasPath(path), title: `${label}: suspeitas`, screen: setApart },
      { path: semAceitacaoPath(path), title: `${label}: sem aceitação registada`, screen: withoutAcceptance },
    ],
  });
}

/** The address of what looks like spam, beside the inbox at a path. */
export const suspeitasPath = (path: string): string => `${path}/suspeitas`;
/** The address of what came without an acceptance, beside the inbox at a path. */
export const semAceitacaoPath = (path: string): string => `${path}/sem-aceitacao`;

export function senderOf({ fields: [name] }: InboxSpec, record: Submission): string {
  return plainText(record[name.source]);
}

export function fieldsOf({ fields, arrived }: InboxSpec, record: Submission) {
  const arrival = { source: arrived, label: 'Recebido', kind: 'arrival' } as const;
  return fields
    .flatMap((field) => (field.kind === 'long' ? [arrival, field] : [field]))
    .map((field) => ({ ...field, text: plainText(record[field.source]) }));
}
