/**
 * A package as npm has locked it.
 * @typedef {object} Locked
 * @property {string} [name] where it is not the last part of its place
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [dev] whether nothing but development needs it
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, Locked>} Places what stands where, by folder */

const MODULES = 'node_modules/';
const APPLICATION = 'dfc-portugal';

/**
 * Returns the software bill of materials of the three programs, as CycloneDX 1.6: every package that is locked and not
 * for development alone. npm's own `npm sbom --omit=dev` leaves out those that development needs too, such as NestJS.
 * @param {{ packages: Places }} lock
 */
export function softwareBill({ packages }) {
  const shipped = Object.entries(packages).filter(([, { dev, link }]) => !dev && !link);
  const components = shipped
    .filter(([place]) => place.includes(MODULES))
    .map(([place, { name = nameOf(place), version = '', integrity = '', license }]) => ({
      type: 'library',
      'bom-ref': place,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: integrity.split(' ').filter(Boolean).map(hashOf),
      ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
    }));
  const known = new Set([APPLICATION, ...components.map((component) => component['bom-ref'])]);
  /** @type {Map<string, Set<string>>} */
  const dependencies = new Map();
  for (const [place, { dependencies: needed, optionalDependencies: wanted }] of shipped) {
    const ref = place.includes(MODULES) ? place : APPLICATION;
    const found = Object.keys({ ...needed, ...wanted }).map((name) => placeOf(name, place, packages));
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...found.filter((one) => known.has(one))]));
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': APPLICATION, name: APPLICATION } },
    components,
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  };
}

/** @param {string} place */
const nameOf = (place) => place.slice(place.lastIndexOf(MODULES) + MODULES.length);

/** @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', value = ''] = integrity.split('-');
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') };
}

/**
 * Where Node finds a package that one at `from` asks for: the nearest folder up.
 * @param {string} name
 * @param {string} from
 * @param {Places} packages
 */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(`/${MODULES}`), 0))) {
    const place = `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`;
    if (packages[place] !== undefined || folder === '') return place;
  }
}
