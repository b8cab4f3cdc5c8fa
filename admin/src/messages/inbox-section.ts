import { lazyScreen } from '../common/lazy-part.js';
import type { Section, SectionPage, SectionRecords } from '../common/section/section.js';
import type { InboxSpec } from './submission.js';

interface InboxSection
  extends
    Pick<SectionPage, 'value' | 'icon' | 'options' | 'words'>,
    Pick<SectionRecords, 'attachment'>,
    Required<Pick<SectionRecords, 'api' | 'messages' | 'count' | 'chart'>> {
  /** The field that says when a message arrived. */
  readonly arrived: string;
  readonly inbox: InboxSpec;
}

/** The section of a form that visitors send. */
export function inboxSection({ arrived, inbox, ...section }: InboxSection): Section {
  const order = { field: arrived, order: 'DESC' } as const;
  const path = `/dashboard/${section.value}`;
  const suspeitas = {
    path: suspeitasPath(path),
    title: `${section.options.label}: suspeitas`,
    screen: lazyScreen(() => import('./suspeitas.js')),
  };
  const semAceitacao = {
    path: semAceitacaoPath(path),
    title: `${section.options.label}: sem aceitação registada`,
    screen: lazyScreen(() => import('./sem-aceitacao.js')),
  };
  return {
    ...section,
    list: lazyScreen(async () => ({ default: (await import('./inbox.js')).inboxScreen(inbox) })),
    screens: [suspeitas, semAceitacao],
    papel: 'administracao',
    order,
    name: section.value,
    path,
    isInbox: true,
  };
}

/** Where what stands apart of the inbox at a path is: what looks like spam, and what came without an acceptance. */
export const suspeitasPath = (path: string): string => `${path}/suspeitas`;
export const semAceitacaoPath = (path: string): string => `${path}/sem-aceitacao`;
