import { useMediaQuery } from '@mui/material';
import { useStore } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SectionGroup } from '../common/section/section-group.js';

/** A screen on which the sections are pointed at and not touched, and that is too low for high rows. */
export const COMPACT_ROWS = '@media (max-height: 1060px) and (pointer: fine)';

export const sizes = { title: 48, heading: 24, gap: 4, row: 36, compactRow: 27, end: 32 } as const;

/** The groups unfolded where nobody has chosen: that of the open section, and from the top as many others as have room. */
export function groupsThatFit(
  groups: readonly SectionGroup[],
  active: string | undefined,
  { height, row }: { readonly height: number; readonly row: number },
): ReadonlySet<SectionGroup> {
  const isActive = ({ sections }: SectionGroup): boolean => sections.some(({ value }) => value === active);
  const isFixed = (group: SectionGroup): boolean => group.label === undefined || isActive(group);
  const roomOf = (group: SectionGroup): number => group.sections.length * row;
  const headings = groups.length * (sizes.heading + sizes.gap);
  let room = height - sizes.title - sizes.end - headings;
  const open = new Set<SectionGroup>();
  const others = groups.filter((group) => !isFixed(group) && group.isFolded !== true);
  for (const group of [...groups.filter(isFixed), ...others]) {
    if (!isFixed(group) && roomOf(group) > room) continue;
    open.add(group);
    room -= roomOf(group);
  }
  return open;
}

const subscribe = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/**
 * Tells which groups are unfolded: as somebody has chosen, else as there was room when the menu was drawn. Opening a section
 * unfolds its group and folds no other: nothing moves from under the pointer.
 */
export function useOpenGroups(groups: readonly SectionGroup[], active: string | undefined) {
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  const isCompact = useMediaQuery(COMPACT_ROWS.replace('@media ', ''), { noSsr: true });
  const [choices, setChoices] = useStore<Readonly<Record<string, boolean>>>('navegacao.grupos', {});
  const [first] = useState(active);
  const fitting = groupsThatFit(groups, first, { height, row: isCompact ? sizes.compactRow : sizes.row });
  const own = groups.find(({ sections }) => sections.some(({ value }) => value === active))?.label;
  const [visited, setVisited] = useState<readonly string[]>([]);
  if (own !== undefined && !visited.includes(own)) setVisited([...visited, own]);
  useEffect(() => {
    if (own !== undefined) setChoices((known) => (known[own] === false ? { ...known, [own]: true } : known));
  }, [active, own, setChoices]);
  const isOpen = (group: SectionGroup): boolean =>
    choices[group.label ?? ''] ?? (fitting.has(group) || visited.includes(group.label ?? ''));
  const toggle = (group: SectionGroup): void =>
    setChoices((known) => ({ ...known, [group.label ?? '']: !isOpen(group) }));
  return { isOpen, toggle };
}
