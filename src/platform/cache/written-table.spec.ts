import { describe, expect, it } from '@jest/globals';
import { ANY_TABLE, writtenTable } from './content-versions.js';

describe('the table that a statement writes to', () => {
  it.each([
    ['INSERT INTO "eventos"("id") VALUES (?)', 'eventos'],
    ['INSERT IGNORE INTO `eventos`(`id`) VALUES (?)', 'eventos'],
    ['INSERT OR IGNORE INTO "eventos" ("id") VALUES (?)', 'eventos'],
    ['REPLACE INTO eventos VALUES (?)', 'eventos'],
    ['UPDATE `eventos` SET `titulo` = ?', 'eventos'],
    ['UPDATE IGNORE `eventos` SET `titulo` = ?', 'eventos'],
    ['\n  delete from eventos', 'eventos'],
    ['DELETE FROM `eventos` WHERE `id` IN (?)', 'eventos'],
    ['TRUNCATE TABLE `eventos`', 'eventos'],
  ])('is known of %s', (statement, table) => {
    expect(writtenTable(statement)).toBe(table);
  });

  it.each([
    'ALTER TABLE `eventos` ADD `a` int',
    'DELETE e FROM `eventos` e JOIN `equipa` m',
    'UPDATE `outra`.`eventos` SET `titulo` = ?',
    'WITH novo AS (SELECT 1) UPDATE eventos SET titulo = 1',
    'CALL qualquer()',
  ])('may be any of %s', (statement) => {
    expect(writtenTable(statement)).toBe(ANY_TABLE);
  });

  it.each(['SELECT * FROM `eventos`', 'START TRANSACTION', 'COMMIT', 'PRAGMA foreign_keys', 'SHOW CREATE TABLE `a`'])(
    'is none of %s',
    (statement) => {
      expect(writtenTable(statement)).toBeUndefined();
    },
  );
});
