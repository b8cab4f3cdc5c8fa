import { describe, expect, it } from '@jest/globals';
import { lockedPackages } from './advisories.mjs';
import { softwareBill } from './sbom.mjs';

const lock = lockedPackages();
const { components, dependencies } = softwareBill(lock);
const names = components.map(({ name }) => name);

describe('the bill of the software', () => {
  it('has what the three programs need, and nothing that is for development alone', () => {
    expect(names).toEqual(expect.arrayContaining(['@nestjs/core', 'multer', 'busboy', 'react-router', 'react-admin']));
    expect(names).not.toEqual(expect.arrayContaining(['vitest']));
    expect(names).not.toEqual(expect.arrayContaining(['playwright']));
  });

  it('says of each where it comes from and what its bytes are', () => {
    for (const { purl, hashes } of components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d+\.\d+\.\d+/);
      const { content } = hashes.find(({ alg }) => alg === 'SHA-512') ?? {};
      expect(content).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  it('says what needs what, the nearest copy of it', () => {
    const refs = new Set(components.map((component) => component['bom-ref']));
    const on = Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    expect(on['dfc-portugal']).toEqual(
      expect.arrayContaining(['node_modules/busboy', 'node_modules/react-router', 'node_modules/react-admin']),
    );
    expect(on['node_modules/multer']).toContain('node_modules/busboy');
    const missing = dependencies.flatMap(({ dependsOn }) => dependsOn.filter((ref) => !refs.has(ref)));
    expect(missing).toEqual([]);
  });

  it('takes the copy of a folder of its own before the one that all share', () => {
    const { dependencies: found } = softwareBill({
      packages: {
        '': { dependencies: { a: '1', b: '1' } },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
        'node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0' },
      },
    });
    expect(found).toEqual([
      { ref: 'dfc-portugal', dependsOn: ['node_modules/a', 'node_modules/b'] },
      { ref: 'node_modules/a', dependsOn: ['node_modules/a/node_modules/b', 'node_modules/c'] },
      { ref: 'node_modules/a/node_modules/b', dependsOn: ['node_modules/c'] },
      { ref: 'node_modules/b', dependsOn: [] },
      { ref: 'node_modules/c', dependsOn: [] },
    ]);
  });
});
