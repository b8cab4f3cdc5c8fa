const modulePreload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const moduleScript = /<script\b([^<>]*) type="module" async="">([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/;
const LIMIT_MS = 3000;

/** The events that show that somebody is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Puts the page's scripts off until somebody uses it: every page can be read without them, and on a slow phone they are
 * most of what a visit costs. For somebody who has used the site before in this tab, or has left words in a form, they
 * start by themselves: there may be something to put back. They never start before the first view is
 * painted (docs/decisions/0012).
 * @param atOnce the page says something on its own accord
 * @param html the page's bytes, one for each character; what is added here is ASCII
 */
export function startOnUse(html: string, { atOnce }: { atOnce: boolean }): string {
  const hrefs: string[] = [];
  const withoutPreloads = html.replace(modulePreload, (_, href: string) => {
    hrefs.push(href);
    return '';
  });
  return withoutPreloads.replace(
    moduleScript,
    (_, attributes: string, code: string) =>
      `<script type="text/plain"${attributes}>${code}</script><script${attributes}>${starter(hrefs, atOnce ? [] : SIGNS)}</script>`,
  );
}

/**
 * Returns the script that runs in the page. The element before it holds the code to start; its policy lets that code
 * become script and nothing else, as no page makes a second policy. A picture of the first view that hangs must not
 * keep the page from coming alive, hence the limit.
 */
function starter(hrefs: string[], signs: string[]): string {
  return `((waiting, hrefs, signs) => {
  document.currentScript.remove();
  const start = () => {
    for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const policy = window.trustedTypes?.createPolicy('page-start', { createScript: (code) => code });
    const text = policy ? policy.createScript(waiting.text) : waiting.text;
    waiting.replaceWith(Object.assign(document.createElement('script'), { type: 'module', text }));
  };
  const painted = new Promise((resolve) => {
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, ${LIMIT_MS});
  });
  const isKnown = () => {
    try {
      return localStorage.length + sessionStorage.length > 0;
    } catch {
      return false;
    }
  };
  // a pointer that only lies there moves by nothing
  const isMoved = ({ type, movementX, movementY }) => type !== 'pointermove' || movementX !== 0 || movementY !== 0;
  const used = new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, (event) => isMoved(event) && resolve(), { capture: true, passive: true });
  });
  Promise.all([painted, signs.length === 0 || isKnown() || used]).then(start);
})(document.currentScript.previousElementSibling, ${JSON.stringify(hrefs)}, ${JSON.stringify(signs)})`;
}
