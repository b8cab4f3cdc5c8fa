import type { Page } from '@playwright/test';

/** Reads, in one call, all that a person and a search engine find on the open page. */
export function readShown(page: Page) {
  return page.evaluate(() => {
    const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    const main = document.querySelector('main');
    const seen = (selector: string) =>
      [...(main?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility());
    return {
      title: document.title,
      language: document.documentElement.lang,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      card: {
        description: content('meta[name=description]'),
        title: content('meta[property="og:title"]'),
        image: content('meta[property="og:image"]'),
      },
      heading: [...document.querySelectorAll('h1')].map(plain),
      headings: seen('h1, h2, h3, h4').map(plain),
      text: plain(main),
      links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      tables: seen('table').length,
    };
  });
}
