import { gzipSync } from 'node:zlib';

/** @typedef {{ url: string, resourceType?: string, mimeType?: string, transferSize: number }} LoadedFile */

/** @type {Map<string, number>} */
const gzipped = new Map();

/**
 * Returns the sizes of a page's first load, in kB. JavaScript is counted as gzip makes it, whatever the browser
 * negotiated.
 * @param {LoadedFile[]} files
 */
export async function weighPage(files) {
  const loaded = files.filter(({ url }) => url.startsWith('http'));
  const scripts = loaded.filter((file) => file.resourceType === 'Script' || file.mimeType?.includes('javascript'));
  const sizes = await Promise.all([...new Set(scripts.map(({ url }) => url))].map(gzipSize));
  const transfer = (/** @type {string} */ type) =>
    sum(loaded.filter(({ resourceType }) => resourceType === type).map(({ transferSize }) => transferSize));
  return {
    html: transfer('Document'),
    js: sum(sizes),
    css: transfer('Stylesheet'),
    images: transfer('Image'),
    fonts: transfer('Font'),
    requests: loaded.length,
  };
}

/** @param {string} url */
async function gzipSize(url) {
  const known = gzipped.get(url);
  if (known !== undefined) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const size = gzipSync(Buffer.from(await response.arrayBuffer())).length;
  gzipped.set(url, size);
  return size;
}

/**
 * @param {number[]} bytes
 * @returns {number} kB
 */
function sum(bytes) {
  return bytes.reduce((total, size) => total + size, 0) / 1000;
}
