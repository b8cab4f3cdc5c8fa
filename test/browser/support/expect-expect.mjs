// A rule for oxlint, whose own knows the tests of Jest and Vitest alone: a browser test states something.

/** @typedef {{ type: string, [key: string]: unknown }} Node */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value;

/**
 * The name of what is called: `expect` of `expect.soft(…)` and of `expect(…).not.toBe(…)`.
 * @param {unknown} callee
 * @returns {string}
 */
function nameOf(callee) {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return nameOf(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

/**
 * @param {unknown} value
 * @returns {boolean} whether a call of `expect`, or of a helper named after what it expects, is in it
 */
function states(value) {
  if (Array.isArray(value)) return value.some(states);
  if (!isNode(value)) return false;
  if (value.type === 'CallExpression' && nameOf(value.callee).startsWith('expect')) return true;
  return Object.entries(value).some(([key, child]) => key !== 'parent' && states(child));
}

export default {
  meta: { name: 'browser-tests' },
  rules: {
    'expect-expect': {
      /** @param {{ report: (problem: { node: Node, message: string }) => void }} context */
      create: (context) => ({
        /** @param {Node} node */
        CallExpression(node) {
          const isTest = isNode(node.callee) && node.callee.type === 'Identifier' && node.callee.name === 'test';
          if (isTest && !states(node.arguments)) context.report({ node, message: 'The test states nothing.' });
        },
      }),
    },
  },
};
