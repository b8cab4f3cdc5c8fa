import type { Section, SectionPage, SectionRecords } from '../section/section.js';

type InboxSection = Pick<SectionPage, 'value' | 'icon' | 'options' | 'list'> &
  Required<Pick<SectionRecords, 'api' | 'messages' | 'count' | 'chart'>>;

/** The section of a form that visitors send. */
export function inboxSection(section: InboxSection): Section {
  return { ...section, name: section.value, path: `/dashboard/${section.value}`, isInbox: true };
}
