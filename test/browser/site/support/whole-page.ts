import { expectInPlace, expectPicturesShown } from './in-place.js';
import { type Page, pages } from './pages.js';
import { expect, test } from './site-test.js';
import { readShown } from './read-shown.js';

/** Of each kind of page the one that `npm test` looks at; pages.spec.ts has the others. */
export const archetypes = ['/', '/eventos', '/contacte-nos', '/faq'];

/** The nine editions share their parts; one of each kind will do. */
const alike = ['/20162017', '/20172018', '/20182019', '/20212022', '/20222023', '/20232024', '/quem-somos'];
/** Their main part is looked at on a phone in the states that it can have: form-states, accessibility-states. */
const alsoInStates = [...pages.flatMap(({ form, path }) => (form ? [path] : [])), '/voluntariado', '/faq', '/servicos'];
const SCRIPT = /modulepreload"|type="module"|<script[^>]* src=/;

/** A test of all that a page is: its texts, its card, its pictures, its place. */
export function testPage({
  path,
  heading,
  title = heading,
  headings = [],
  texts = [],
  links = [],
  table = false,
}: Page) {
  test(`${path} is whole: its texts, its card, its pictures; accessible and in its place at every width`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect.soft(await response?.text(), 'a script is asked for while the page is drawn').not.toMatch(SCRIPT);
    const found = await readShown(page);
    expect.soft(found.heading).toEqual([heading]);
    if (title === 'DFC Portugal') expect.soft(found.title).toMatch(/^DFC Portugal · /);
    else expect.soft(found.title).toBe(`${title} · DFC Portugal`);
    for (const [part, content] of Object.entries(found.card)) expect.soft(content, part).not.toBe('');
    expect.soft(found.canonical).toBe(`${baseURL}${path}`);
    expect.soft(found.language).toBe('pt-PT');
    for (const name of headings) expect.soft(found.headings).toContain(name);
    for (const text of texts) expect.soft(found.text).toContain(text);
    for (const link of links) expect.soft(found.links).toContain(link);
    if (table) expect.soft(found.tables).toBeGreaterThan(0);

    await expectPicturesShown(page);
    await expectInPlace(page, {
      looked: alike.includes(path) ? [] : alsoInStates.includes(path) ? [1440] : [1440, 360],
    });
  });
}
