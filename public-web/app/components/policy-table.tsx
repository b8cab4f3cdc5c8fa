import type { PolicyTable as Table } from '~/lib/words/policy';
import { Unbroken } from './unbroken';

/** A table that becomes a list of cards where it would not fit. */
export function PolicyTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <table className="block w-full border-collapse text-left md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="bg-ink p-3 font-display text-paper">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((cells) => (
          <tr key={cells[0]} className="mb-4 block border-2 border-ink bg-card p-3 md:mb-0 md:table-row">
            {cells.map((cell, index) => (
              <td key={head[index]} className="block py-1 align-top md:table-cell md:border-2 md:border-ink md:p-3">
                <span className="block font-bold md:hidden">{head[index]}</span>
                <Unbroken>{cell}</Unbroken>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
