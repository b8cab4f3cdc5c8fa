const modulePreload = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g;
const moduleScript = /<script\b([^<>]*) type="module" async="">([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/;
const LIMIT_MS = 3000;

/**
 * Puts the page's scripts off until its first view is painted: every page can be read without them, and on a slow line
 * they would take the bandwidth that style sheet, fonts and pictures need.
 * @param html the page's bytes, one for each character; what is added here is ASCII
 */
export function startAfterPaint(html: string): string {
  const hrefs: string[] = [];
  const withoutPreloads = html.replace(modulePreload, (_, href: string) => {
    hrefs.push(href);
    return '';
  });
  return withoutPreloads.replace(
    moduleScript,
    (_, attributes: string, code: string) =>
      `<script type="text/plain"${attributes}>${code}</script><script${attributes}>${starter(hrefs)}</script>`,
  );
}

/**
 * Returns the script that runs in the page. The element before it holds the code to start; its policy lets that code
 * become script and nothing else, as no page makes a second policy. A picture of the first view that hangs must not
 * keep the page from coming alive, hence the limit.
 */
function starter(hrefs: string[]): string {
  return `((waiting, hrefs) => {
  document.currentScript.remove();
  const start = () => {
    if (!waiting.isConnected) return;
    for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const policy = window.trustedTypes?.createPolicy('page-start', { createScript: (code) => code });
    const text = policy ? policy.createScript(waiting.text) : waiting.text;
    waiting.replaceWith(Object.assign(document.createElement('script'), { type: 'module', text }));
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${LIMIT_MS});
})(document.currentScript.previousElementSibling, ${JSON.stringify(hrefs)})`;
}
