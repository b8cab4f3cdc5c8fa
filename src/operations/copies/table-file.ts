import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import type { QueryRunner } from 'typeorm';
import type { Storage } from '#files/storage/storage.js';
import { type Cells, columnsOf, rowsOf } from './raw-database.js';

const CHUNK_LENGTH = 65_536;
const ROWS_AT_ONCE = 100;
const LENGTH_AT_ONCE = 500_000;

/** A cell as JSON has it: the bytes of a BLOB in base64. */
type WrittenCell = string | number | null | { bytes: string };

export function written(cells: Cells): string {
  const values = cells.map((cell): WrittenCell => {
    if (Buffer.isBuffer(cell)) return { bytes: cell.toString('base64') };
    if (typeof cell !== 'bigint') return cell;
    return Number.isSafeInteger(Number(cell)) ? Number(cell) : String(cell);
  });
  return JSON.stringify(values);
}

export function understood(line: string): Cells {
  const values = JSON.parse(line) as WrittenCell[];
  return values.map((value) =>
    typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'base64') : value,
  );
}

/** Puts a table's rows into a file of their own: a line with its columns, then one for each row, all compressed. */
export async function stageTable(runner: QueryRunner, table: string, storage: Storage) {
  const columns = await columnsOf(runner, table);
  let rows = 0;
  const lines = async function* () {
    let chunk = `${JSON.stringify(columns)}\n`;
    for await (const row of rowsOf(runner, table, columns)) {
      rows += 1;
      chunk += `${written(row)}\n`;
      if (chunk.length < CHUNK_LENGTH) continue;
      yield chunk;
      chunk = '';
    }
    yield chunk;
  };
  const packed = createGzip();
  const [staged] = await Promise.all([storage.stage(packed), pipeline(Readable.from(lines()), packed)]);
  return { staged, rows };
}

/** Puts the rows of such a file into their table, in one transaction. @returns how many there were */
export async function loadTable(runner: QueryRunner, table: string, path: string): Promise<number> {
  let columns: string[] | undefined;
  let batch: Cells[] = [];
  let length = 0;
  let rows = 0;
  const flush = async () => {
    if (columns !== undefined && batch.length > 0) await insert(runner, table, columns, batch);
    batch = [];
    length = 0;
  };
  await runner.startTransaction();
  try {
    await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(unpacked)) {
        if (columns === undefined) {
          columns = JSON.parse(line) as string[];
          continue;
        }
        batch.push(understood(line));
        rows += 1;
        length += line.length;
        if (batch.length === ROWS_AT_ONCE || length > LENGTH_AT_ONCE) await flush();
      }
    });
    await flush();
    await runner.commitTransaction();
    return rows;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

/** Node's own reader of lines takes U+2028 for the end of one, which JSON leaves as it is. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function insert(runner: QueryRunner, table: string, columns: readonly string[], rows: readonly Cells[]) {
  const q = (name: string) => runner.dataSource.driver.escape(name);
  const row = `(${columns.map(() => '?').join(', ')})`;
  await runner.query(
    `INSERT INTO ${q(table)} (${columns.map(q).join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
    rows.flat(),
  );
}
