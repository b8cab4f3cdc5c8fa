import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './lib/programs.mjs';

/** The files in some places that git knows or would add. @param {string[]} places */
const listed = (...places) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...places], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

const pages = listed('*.md');

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** A page without its blocks of code, where what looks like a link or a heading is none. @param {string} page */
const textOf = (page) => read(page).replaceAll(/^```[^]*?^```/gm, '');

/** The anchors that GitHub gives a page's headings. @param {string} page */
const anchorsOf = (page) =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Lists a page's links that lead nowhere, or to a heading that is not there. @param {string} page */
const wrongLinks = (page) =>
  [...textOf(page).matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(([link, path = '', anchor]) => {
    const target = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(root, target))) return [`${link} leads nowhere`];
    return anchor !== undefined && !anchorsOf(target).includes(anchor) ? [`${link}: no such heading`] : [];
  });

describe('the documentation', () => {
  it.each(pages)('%s links to what there is', (page) => {
    expect(wrongLinks(page)).toEqual([]);
  });

  it.each(pages.filter((page) => page !== 'docs/changelog.md'))('%s names only commands that there are', (page) => {
    const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (JSON.parse(read('package.json')));
    const named = [...read(page).matchAll(/npm run (?:--silent )?([\w:]+)(?: -- (\w+))?/g)];
    const isThere = (/** @type {RegExpExecArray} */ [, script = '', name]) =>
      script in scripts &&
      (!['bench', 'test:only'].includes(script) ||
        name === undefined ||
        existsSync(join(root, `scripts/${script === 'bench' ? 'bench' : 'test'}-${name}.mjs`)));
    expect(named.filter((found) => !isThere(found)).map(([command]) => command)).toEqual([]);
  });

  it('docs/security.md names only tests that there are', () => {
    const named = [...read('docs/security.md').matchAll(/`([\w./-]+\.spec\.m?tsx?)`/g)].map(([, path = '']) => path);
    expect(named).not.toEqual([]);
    const isThere = (/** @type {string} */ path) => ['', 'src'].some((folder) => existsSync(join(root, folder, path)));
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it('each decision is linked from a file that keeps it, and such a link names a decision', () => {
    const link = ['-ohE', String.raw`docs/decisions/[0-9]{4}(-[a-z0-9-]+\.md)?`, '--', ':!docs', ':!*.md'];
    const links = execFileSync('git', ['grep', '--untracked', ...link], { cwd: root })
      .toString()
      .trim()
      .split('\n');
    const decisions = listed('docs/decisions').map((page) => page.replace('.md', ''));
    const isLinked = (/** @type {string} */ page) => links.some((named) => page.startsWith(named.replace('.md', '')));
    const isThere = (/** @type {string} */ named) =>
      decisions.some((page) => page.startsWith(named.replace('.md', '')));
    expect(decisions.filter((page) => !isLinked(page))).toEqual([]);
    expect(links.filter((named) => !isThere(named))).toEqual([]);
  });

  it('docs/architecture.md draws the folders of the API as they are', () => {
    const drawing = /^src\/ .*\n([^]*?)^```/m.exec(read('docs/architecture.md'))?.[1] ?? '';
    const drawn = drawing.split(/^ {2}(?=\w)/m).flatMap((wing) => {
      const [name = '', ...folders] = wing.replace(/#.*/, '').trim().split(/\s+/);
      return [name, ...folders.map((folder) => name + folder)];
    });
    const folders = listed('src').flatMap((file) => {
      const [, wing = '', folder, ...rest] = file.split('/');
      return folder === undefined ? [] : [`${wing}/`, rest.length > 0 ? `${wing}/${folder}` : `${wing}/`];
    });
    expect(drawn.filter(Boolean).toSorted()).toEqual([...new Set(folders)].toSorted());
  });

  it.each([
    ['docs/README.md', /^docs\/(?!operations\/).*\.md$/],
    ['docs/operations/README.md', /^docs\/operations\/.*\.md$/],
  ])('%s names each page that it is the index of', (index, ofIts) => {
    const text = textOf(index);
    const named = (/** @type {string} */ page) => text.includes(`](${relative(dirname(index), page)}`);
    expect(pages.filter((page) => page !== index && ofIts.test(page) && !named(page))).toEqual([]);
  });
});
