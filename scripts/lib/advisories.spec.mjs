import semver from 'semver';
import { describe, expect, it } from '@jest/globals';
import { knownAdvisories, lockedPackages, vulnerableCopies } from './advisories.mjs';
import { sqlite } from './sqlite.mjs';

const advisories = knownAdvisories();
const lock = lockedPackages();

/** The lock with one copy at another version. @param {string} place @param {string} version @param {string} [name] */
const withVersion = (place, version, name) => ({
  packages: { ...lock.packages, [place]: { version, ...(name === undefined ? {} : { name }) } },
});

/**
 * Returns the ids of the advisories that are found with one copy at another version.
 * @param {string} place
 * @param {string} version
 * @param {string} [name]
 */
const foundWith = (place, version, name) =>
  vulnerableCopies(withVersion(place, version, name), advisories).map((line) => /\((\S+),/.exec(line)?.[1]);

describe('the list of advisories', () => {
  it('knows nothing against what is locked', () => {
    expect(vulnerableCopies(lock, advisories)).toEqual([]);
  });

  it.each([
    ['multer', '2.4.9'],
    ['react-router', '7.18.1'],
    ['typeorm', '1.0.4'],
    ['sharp', '0.34.9'],
    ['nodemailer', '10.4.0'],
    ['better-sqlite3', '12.10.0', 'better-sqlite3-12'],
  ])(
    'refuses %s %s, which is below the least that we serve with, and has it locked higher',
    (name, version, as = name) => {
      expect(lock.packages[`node_modules/${as}`]?.version).toBeDefined();
      expect(foundWith(`node_modules/${as}`, version, name)).toEqual([`DFC-MIN-${name}`]);
    },
  );

  it('finds every copy, wherever it is and whatever it is called there, and a prerelease too', () => {
    expect(foundWith('node_modules/compression/node_modules/on-headers', '1.0.2')).toEqual(['GHSA-76c9-3jph-rj3q']);
    expect(foundWith('node_modules/old-multer', '2.4.0', 'multer')).toEqual(['DFC-MIN-multer']);
    expect(foundWith('node_modules/sharp', '0.35.0-rc.1')).toEqual(['DFC-MIN-sharp']);
    expect(foundWith('node_modules/multer-of-others', '1.0.0')).toEqual([]);
  });

  it.each(advisories)('says what is needed of $package $id', ({ vulnerable, id, title, source }) => {
    expect(semver.validRange(vulnerable)).not.toBeNull();
    expect(title).not.toBe('');
    expect(source).toMatch(id.startsWith('GHSA-') ? new RegExp(`^https://.*/${id}$`) : /^docs\/security\.md$/);
  });
});

it('the SQLite that is brought along is the one that is asked for', () => {
  const database = sqlite(':memory:');
  const version = database.prepare('SELECT sqlite_version()').pluck().get();
  database.close();
  expect(semver.gte(String(version), '3.51.3')).toBe(true);
});
