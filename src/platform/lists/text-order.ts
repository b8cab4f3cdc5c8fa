import { Index } from 'typeorm';
import { onSqlite } from '../database/columns.js';

// No letter more: an SQLite before 3.46 could not open the file. A migration made the indexes of this very expression,
// and another makes them anew before it changes (docs/decisions/0250-text-in-reading-order.md).
const LETTERS = { a: 'áàâãÁÀÂÃ', c: 'çÇ', e: 'éêÉÊ', i: 'íÍ', n: 'ñÑ', o: 'óôõÓÔÕ', u: 'úüÚ' };

/**
 * The `ORDER BY` term that has a text column in the order of a Portuguese reader: whatever the accents and the case, and
 * what stands in quotation marks before the letters. MySQL and MariaDB have it by the collation of their tables; SQLite
 * has bytes, unless it is told.
 */
export function textOrder(column: string): string {
  if (!onSqlite) return column;
  const letters = Object.entries(LETTERS).flatMap(([base, marked]) => Array.from(marked, (letter) => [letter, base]));
  const plain = letters.reduce((inner, [letter, base]) => `replace(${inner}, '${letter}', '${base}')`, column);
  return `(CASE WHEN ${column} GLOB '[«“„‘–—…]*' THEN '"' ELSE '' END || ${plain}) COLLATE NOCASE`;
}

/** An index of a list's text column, and the one that SQLite has of it in {@link textOrder}, of the same name and `_text`. */
export function TextIndex(name: string, properties: readonly string[]): ClassDecorator {
  return (target) => {
    Index(name, [...properties])(target);
    // TypeORM knows no index of an expression: the migrations make it, and the test of the lists' plans needs it
    if (onSqlite) Index(`${name}_text`, { synchronize: false })(target);
  };
}
