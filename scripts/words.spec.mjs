import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { brazilianForms } from '../admin/src/publishing/brazilian-forms.js';
import { root } from './lib/programs.mjs';

/** The specification sets these texts. */
const specified = new Set([
  'Seção em Desenvolvimento',
  'Erro no login',
  'Registrar',
  'Registrar Novo Utilizador',
  'Registrar Utilizador',
  'Download',
  'Salvando...',
  'Enviando...',
  'Enviando imagem...',
  'Carregando dados do membro...',
  'Carregando dados do material...',
  'Carregando relatórios...',
  'Evento criado com sucesso! Redirecionando para o dashboard...',
  'Mídia e Links',
  'Link de Download',
  'O link de download',
  'Erro no registro',
  'Erro ao excluir relatório. Tente novamente.',
  'Erro ao fazer upload dos arquivos. Tente novamente.',
  'Erro ao buscar os relatórios.',
  'Password',
  'Email e password são obrigatórios.',
  'Nome, email e password são obrigatórios.',
  'Password deve ter pelo menos',
  'Delete',
  'A página que procura foi eliminada',
  'Fizemos o melhor que conseguimos e não encontramos a página que procura',
]);

/** The contract calls the back office's search so. */
specified.add('Procura');

/** English is left alone: a text is Portuguese by its accents, its small words, or as a short label. */
const PORTUGUESE =
  /[ãõáéíóúâêôàç]|^\p{Lu}[\p{L} ]{5,24}\.{0,3}$|(?<!\p{L})(?:o|os|as|de|do|da|dos|das|que|para|por|um|uma|sua|em|na)(?!\p{L})/u;

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
/** Our word and those that are not written in its place, of each row that has some. */
const rows = [...glossary.matchAll(/^\| ([^|]+?) +\|[^|]*\|[^|]*\| (\p{L}[^|]*?) +\|$/gmu)].filter(
  ([, ours]) => ours !== 'Name',
);

/** The forms in which a verb is usual; another word has its own alone. @param {string} word */
function formsOf(word) {
  const stem = word.slice(0, -2);
  const endings = (/** @type {string} */ root, /** @type {string} */ all) => all.split(' ').map((end) => root + end);
  if (/.{3}ar$/.test(word)) {
    const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
    return [...endings(stem, 'ar a am ando ou aram ado ada ados adas'), ...endings(soft, 'e em')];
  }
  if (/.{3}ir$/.test(word)) {
    const closed = stem.replace(/e(?=r$)/, 'i');
    const participles = stem.endsWith('u') ? 'ído ída ídos ídas' : 'ido ida idos idas';
    return [...endings(stem, `ir i e em indo iu iram ${participles}`), ...endings(closed, 'a am')];
  }
  return [word];
}

const instead = new Map(
  rows.flatMap(([, ours = '', others = '']) =>
    others
      .split(', ')
      .flatMap(formsOf)
      .map((other) => [other, ours]),
  ),
);
const other = new RegExp(
  `(?<![\\p{L}/._{-])(${[...instead.keys()].join('|')})(?:-(?:[ao]s?|se|lhes?))?(?![\\p{L}/-])`,
  'giu',
);

/** The words of a text that are not ours, each with the one that is. @param {string} text */
const wrongWords = (text) => [
  ...[...text.matchAll(other)].map(([, said = '']) => ({ said, better: instead.get(said.toLowerCase()) })),
  ...brazilianForms(text),
];

/** The texts of a source file: its literals and what stands between tags. @param {string} file */
function textsOf(file) {
  /** @type {string[]} */
  const texts = [];
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, false);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    // the words by which people look for something are their own
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'words') return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text.trim().replaceAll(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  // in capitals alone it is a word of SQL or HTTP
  return texts.filter((text) => PORTUGUESE.test(text) && text !== text.toUpperCase());
}

it('the texts that people read are in the words of the glossary', () => {
  expect(rows.length).toBeGreaterThan(5);
  const files = ['admin/src', 'public-web/app', 'contract/pages', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|brazilian-forms|database.migrations/.test(file))
      .map((file) => join(folder, file)),
  );
  const wrong = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !specified.has(text))
      .flatMap((text) => wrongWords(text).map(({ said, better }) => `${file}: '${said}', not '${better}': ${text}`)),
  );
  expect(wrong).toEqual([]);
});
