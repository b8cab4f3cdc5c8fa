import type { HistoryKind } from './history/keeps-history.js';
import { differing, type Snapshot } from './history/snapshot.js';

/** Whether a save has made a sample somebody's own: what differs is more than who sees it, or that it is a sample. */
export function isNoSampleAnyMore({ leftAlone }: HistoryKind, before: Snapshot, after: Snapshot): boolean {
  if (before['exemplo'] !== true) return false;
  return differing(before, after).some((name) => name !== 'exemplo' && !leftAlone.includes(name));
}
