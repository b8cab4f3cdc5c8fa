import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

/** So far a finger goes that means another picture, in CSS pixels. */
const SWIPE_PX = 50;
const KEYS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Knows which of several pictures is shown large: at first its own, then what keys and swipes lead to, round and round.
 * @param own the place of the one that was opened, from 0
 */
export function usePhotoSteps(own: number, count: number) {
  const [at, setAt] = useState(own);
  const from = useRef<{ x: number; y: number }>(undefined);
  const step = (by: -1 | 1) => setAt((now) => (now + by + count) % count);
  return {
    at,
    step,
    /** For the dialog. */
    steps: {
      // opened again it shows its own
      onClose: () => setAt(own),
      onKeyDown: ({ key }: KeyboardEvent) => {
        const by = KEYS[key];
        if (by !== undefined && count > 1) step(by);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const finger = touches[0];
        from.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const finger = changedTouches[0];
        if (!from.current || !finger || count === 1) return;
        const across = finger.clientX - from.current.x;
        const down = finger.clientY - from.current.y;
        if (Math.abs(across) < SWIPE_PX || Math.abs(down) > Math.abs(across)) return;
        step(across < 0 ? 1 : -1);
      },
    },
  } as const;
}
