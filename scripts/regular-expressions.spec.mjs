import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { root } from './lib/programs.mjs';

const FOLDERS = ['src', 'public-web/app', 'public-web/server', 'admin/src', 'admin/server'];

/** Why an expression may take the square of what it reads, or worse. @param {string} literal */
function complaints(literal) {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.map(({ type }) => `${type}: ${literal}`);
}

/** The literals of a source. @param {string} file @returns {string[]} */
function literalsOf(file) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

async function sources() {
  const listed = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  return listed.flat().filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file));
}

describe('a regular expression', () => {
  it.each([String.raw`/\s*,\s*/`, String.raw`/(a+)+$/`, String.raw`/^[^@]+@[^@]+\.[^@]+$/`])(
    'that backtracks is told: %s',
    (literal) => {
      expect(complaints(literal)).not.toEqual([]);
    },
  );

  it('of the programs takes no more time than in proportion to what it reads', async () => {
    const literals = (await sources()).flatMap(literalsOf);
    expect(literals.length).toBeGreaterThan(100);
    expect(literals.flatMap(complaints)).toEqual([]);
  }, 60_000);
});
