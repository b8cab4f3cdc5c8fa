import { useEffect, useRef, useState } from 'react';

/** Where a sideways list stands, and how to move it by one card. */
export function useCarousel() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () =>
      setEnds({
        atStart: element.scrollLeft < 2,
        atEnd: element.scrollLeft + element.clientWidth > element.scrollWidth - 2,
      });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, []);

  function step(cards: 1 | -1) {
    const element = list.current;
    const [first, second] = element?.children ?? [];
    if (!element || !first || !second) return;
    const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    element.scrollTo({ left: (Math.round(element.scrollLeft / pitch) + cards) * pitch });
  }

  return { list, ...ends, step };
}
