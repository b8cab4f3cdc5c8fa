import type { Page } from '@playwright/test';
import { expect } from './admin-test.js';

/** More stops than any screen has. */
const MAX_STOPS = 300;

/**
 * Goes through a screen, or through the dialog that is open on it, by Tab alone: each thing that can be used gets the
 * focus, in the order in which they stand, is in sight and shows that it has it, and the last leads out again.
 */
export async function expectWalkedByTab(page: Page): Promise<void> {
  const walk = await page.evaluateHandle(beginWalk);
  for (let stops = 0; stops <= MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await walk.evaluate(({ look }) => look())) break;
  }
  expect(await walk.evaluate(({ end }) => end()), `what is wrong with Tab on ${page.url()}`).toEqual([]);
  await walk.dispose();
}

/** Runs in the page, where it puts the focus before the first stop. */
function beginWalk() {
  const USABLE =
    ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable="true"], [tabindex="0"],' +
    ' [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="combobox"]):not(:disabled)';
  /** Tab leaves these out: the arrows lead through a toolbar and a group of toggles, Down opens choices, a button asks for a file. */
  const REACHED_OTHERWISE =
    ':is([role="toolbar"], .MuiToggleButtonGroup-root) [tabindex="-1"], .MuiAutocomplete-endAdornment *, [contenteditable="true"] *,' +
    ' input[type="file"][tabindex="-1"], [aria-hidden="true"], [aria-disabled="true"]';
  /** Tab leads through the parts of a date before it leads on. */
  const PARTS_OF_A_DATE = 7;
  const dialog = document.querySelector('[role="dialog"]');
  const place = dialog ?? document.querySelector('main') ?? document.body;
  const stops: Element[] = [];
  const wrong: string[] = [];
  let parts = 1;
  let last: { element: Element; look: string } | undefined;

  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim();
    const field = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return `<${element.localName}> '${(words || field || element.outerHTML).slice(0, 80)}'`;
  };
  /** The outline, border and shadow of an element, and of the boxes that it is drawn in. */
  const lookOf = (element: Element): string => {
    const drawn: Element[] = [element];
    for (let box = element.parentElement; box && box !== place && drawn.length < 4; box = box.parentElement)
      drawn.push(box);
    const frames = drawn.flatMap((box) => [...box.querySelectorAll(':scope > fieldset')]);
    const styles = [...drawn, ...frames].map((box) => getComputedStyle(box));
    return [...styles, getComputedStyle(element, '::before'), getComputedStyle(element, '::after')]
      .map(({ outline, outlineStyle, boxShadow, borderTop, borderBottom }) =>
        // one that is not drawn may differ in its width
        [outlineStyle === 'none' ? '' : outline, boxShadow, borderTop, borderBottom].join(),
      )
      .join('\n');
  };
  /** Of a text the line that is written in, of a link over two lines the first. */
  const boxOf = (element: Element): DOMRect => {
    const selection = element.matches('[contenteditable="true"]') ? document.getSelection() : null;
    const line = selection?.rangeCount ? selection.getRangeAt(0).getClientRects()[0] : undefined;
    const at = selection?.anchorNode;
    const block = at instanceof Element ? at : at?.parentElement;
    return line ?? (block ?? element).getClientRects()[0] ?? new DOMRect();
  };
  const isInSight = (element: Element): boolean => {
    const box = boxOf(element);
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left <= right && top < bottom && (element.contains(shown) || shown?.contains(element) === true);
  };
  /** Ends every transition that is under way. */
  const settle = (): void => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  };

  // a dialog, and the main part of most screens, is within an element that takes the focus already
  if (place.closest('[tabindex="-1"]') === null) place.setAttribute('tabindex', '-1');
  place.closest<HTMLElement>('[tabindex="-1"]')?.focus();
  return {
    /** @returns whether the walk is over */
    look: (): boolean => {
      settle();
      const element = document.activeElement ?? document.body;
      if (last && last.element !== element && last.look === lookOf(last.element))
        wrong.push(`${nameOf(last.element)} looks the same with the focus as without it`);
      if (last?.element !== element) last = undefined;
      if (!place.contains(element)) {
        if (dialog !== null) wrong.push(`Tab leads out of the dialog, to ${nameOf(element)}`);
        return true;
      }
      const isSameDate = element === stops.at(-1) && element.matches('input[type^="date"]');
      parts = isSameDate ? parts + 1 : 1;
      if (isSameDate && parts <= PARTS_OF_A_DATE) return false;
      if (stops.includes(element)) {
        if (dialog === null) wrong.push(`Tab leads to ${nameOf(element)} a second time`);
        return true;
      }
      const before = stops.at(-1);
      if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
        wrong.push(`${nameOf(element)} comes after ${nameOf(before)}, and stands before it`);
      if (!isInSight(element)) wrong.push(`${nameOf(element)} has the focus out of sight`);
      stops.push(element);
      last = { element, look: lookOf(element) };
      return false;
    },
    end: (): string[] => {
      const usable = [...place.querySelectorAll(USABLE)].filter((element) => {
        const isShown = element.checkVisibility({ visibilityProperty: true });
        return isShown && !element.matches(REACHED_OTHERWISE) && element.closest('[inert]') === null;
      });
      const missed = usable.filter((element) => !stops.includes(element));
      return [...wrong, ...missed.map((element) => `Tab does not reach ${nameOf(element)}`)];
    },
  };
}
