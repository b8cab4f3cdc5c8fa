import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useRef } from 'react';
import { firstPage } from '../common/list/first-page.js';
import type { Section } from '../common/section/section.js';

/** A pointer that stays this long on a link may mean it; one that passes over the menu does not. */
const INTENT_MS = 80;

/**
 * Fetches a section's screen and the list on it, both at the same time, once somebody seems about to open it.
 * @returns the handlers of the link that leads there
 */
export function useAhead(section: Section) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const timer = useRef(0);
  const fetchBoth = () => {
    if (window.location.pathname === section.path) return;
    // one that can't be fetched says so when it is opened
    section.list.preload().catch(() => undefined);
    if (section.name === undefined || section.listPath !== undefined) return;
    void queryClient.prefetchQuery(firstPage(dataProvider, section));
  };
  const begin = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(fetchBoth, INTENT_MS);
  };
  const leave = () => window.clearTimeout(timer.current);
  // the tooltip around a link takes its plain handlers of the focus
  return { onPointerEnter: begin, onPointerLeave: leave, onFocusCapture: begin, onBlurCapture: leave };
}
