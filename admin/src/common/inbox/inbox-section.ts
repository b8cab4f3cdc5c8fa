import type { Section, SectionPage, SectionRecords } from '../section/section.js';

interface InboxSection
  extends
    Pick<SectionPage, 'value' | 'icon' | 'options' | 'list'>,
    Required<Pick<SectionRecords, 'api' | 'messages' | 'count' | 'chart'>> {
  /** The field that says when a message arrived. */
  readonly arrived: string;
}

/** The section of a form that visitors send. */
export function inboxSection({ arrived, ...section }: InboxSection): Section {
  const order = { field: arrived, order: 'DESC' } as const;
  return {
    ...section,
    papel: 'administracao',
    order,
    name: section.value,
    path: `/dashboard/${section.value}`,
    isInbox: true,
  };
}
