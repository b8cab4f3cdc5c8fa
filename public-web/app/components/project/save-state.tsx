import { useSyncExternalStore } from 'react';
import { project } from '~/content/project';
import type { Saver } from './saver';

const looks = {
  saved: 'bg-fazer-tint border-fazer-deep',
  waiting: 'bg-paper border-ink',
  saving: 'bg-paper border-ink',
  lost: 'bg-imaginar border-ink',
  refused: 'bg-sentir-tint border-sentir-deep',
} as const;

/** Says whether all is saved, in sight wherever one writes. */
export function SaveState({ saver }: { saver: Saver }) {
  const state = useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => 'saved' as const,
  );
  return (
    <p
      role="status"
      className={`pointer-events-none sticky bottom-3 z-10 ml-auto w-fit rounded-full border-2 px-4 py-1 text-small font-bold ${looks[state]}`}
    >
      {project.saving[state]}
    </p>
  );
}
