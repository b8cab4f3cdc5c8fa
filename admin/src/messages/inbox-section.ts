import type { RaRecord } from 'ra-core';
import { lazyScreen } from '../common/lazy-part.js';
import { plainText } from '../common/list/column.js';
import type { ResourceSection } from '../common/section/section.js';
import { restPaths } from '../data-provider/api-paths.js';
import type { MessageField } from './message-reader.js';

/** The fields that the submissions of all public forms share. */
export interface Submission extends RaRecord<number> {
  readonly lida: boolean;
}

interface SubmissionField extends MessageField {
  readonly source: string;
}

/** The settings in which the lists and dialogs of the forms differ. */
export interface InboxSpec {
  /** The words for its submissions in the search field. */
  readonly search: string;
  readonly emptyText: string;
  /** The field that says when a message arrived; it is shown before the long texts. */
  readonly arrived: string;
  /** The sender's name and address first, which the list shows. */
  readonly fields: readonly [SubmissionField, SubmissionField, ...SubmissionField[]];
  /** A choice of this form that the list can be filtered by. */
  readonly choice?: { readonly source: string; readonly label: string; readonly values: readonly string[] };
}

interface InboxSection
  extends
    InboxSpec,
    Pick<ResourceSection, 'value' | 'icon' | 'words' | 'attachment'>,
    Required<Pick<ResourceSection, 'chart'>> {
  readonly label: string;
  /** How one of its submissions is called. */
  readonly one: string;
  readonly api: string;
  /** Its place among the cards of the overview, and the card's label where it is another than the section's. */
  readonly place: number;
  readonly countLabel?: string;
}

/** The section of a form that visitors send. */
export function inboxSection(section: InboxSection): ResourceSection {
  const { value, icon, words, attachment, chart, label, one, api, place, countLabel = label, ...spec } = section;
  const path = `/dashboard/${value}`;
  const setApart = lazyScreen(async () => ({ default: (await import('./set-apart.js')).Suspeitas }));
  const withoutAcceptance = lazyScreen(async () => ({ default: (await import('./set-apart.js')).SemAceitacao }));
  return {
    value,
    name: value,
    icon,
    words,
    attachment,
    chart,
    path,
    options: { label },
    messages: { name: `${one} |||| ${label}` },
    api: restPaths(api),
    order: { field: spec.arrived, order: 'DESC' },
    count: { place, label: countLabel },
    papel: 'administracao',
    isInbox: true,
    list: lazyScreen(async () => ({ default: (await import('./inbox.js')).inboxScreen(spec) })),
    screens: [
      { path: suspeitasPath(path), title: `${label}: suspeitas`, screen: setApart },
      { path: semAceitacaoPath(path), title: `${label}: sem aceitação registada`, screen: withoutAcceptance },
    ],
  };
}

/** The address of what looks like spam, beside the inbox at a path. */
export const suspeitasPath = (path: string): string => `${path}/suspeitas`;
/** The address of what came without an acceptance, beside the inbox at a path. */
export const semAceitacaoPath = (path: string): string => `${path}/sem-aceitacao`;

/** The name that a submission gives as its sender. */
export function senderOf({ fields: [name] }: InboxSpec, record: Submission): string {
  return plainText(record[name.source]);
}

/** The fields of a submission as they are read, each with its text. */
export function fieldsOf({ fields, arrived }: InboxSpec, record: Submission) {
  const arrival = { source: arrived, label: 'Recebido', kind: 'arrival' } as const;
  return fields
    .flatMap((field) => (field.kind === 'long' ? [arrival, field] : [field]))
    .map((field) => ({ ...field, text: plainText(record[field.source]) }));
}
