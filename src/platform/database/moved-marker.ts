import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { sha256 } from '../secrets/sha256.js';

/** What an installation is known by: its address holds a password, so its hash. */
type Whereabouts = Pick<Settings, 'dataDir' | 'databaseUrl' | 'storageUrl'>;

/** Says of an installation that it moves, or has moved. `DATA_DIR` has those of all that it belonged to. */
interface MovedMarker {
  from: string;
  to: string;
  since: string;
  isDone: boolean;
}

/** Nothing starts on what is being moved away from. */
export class Moved extends Error {
  constructor({ isDone, since }: MovedMarker) {
    super(
      isDone
        ? `Este sistema mudou-se em ${since}: use a base de dados e os ficheiros do novo lugar (DATABASE_URL, STORAGE_URL).`
        : `Este sistema está a mudar-se desde ${since}: espere pelo fim, ou repita \`npm run migrate:to\`. ` +
            'Para desistir: `npm run migrate:to -- --cancel`.',
    );
  }
}

const fileOf = ({ dataDir }: Whereabouts) => join(dataDir, 'moved.json');

export const placeHash = ({ databaseUrl, storageUrl }: Whereabouts): string => sha256(`${databaseUrl}\n${storageUrl}`);

/** What there is to know of a move away from an installation; nothing where it is not moved. */
export function movedMarker(place: Whereabouts): MovedMarker | undefined {
  // asked before every write
  if (!existsSync(fileOf(place))) return undefined;
  const from = placeHash(place);
  return markersIn(place).find((marker) => marker.from === from);
}

/** @throws Moved */
export function requireNotMoved(place: Whereabouts): void {
  const marker = movedMarker(place);
  if (marker !== undefined) throw new Moved(marker);
}

/** The same, in words for whoever wants to write. @throws AppError 'unavailable' */
export function requireWritable(place: Whereabouts): void {
  if (movedMarker(place) !== undefined) throw new AppError('unavailable', messages.moving);
}

/** Marks an installation; once it has moved, what it moved to is one that nothing has moved away from. */
export async function setMovedMarker(place: Whereabouts, marker: MovedMarker): Promise<void> {
  const others = markersIn(place).filter(({ from }) => from !== marker.from && !(marker.isDone && from === marker.to));
  await write(place, [...others, marker]);
}

export async function removeMovedMarker(place: Whereabouts): Promise<void> {
  const from = placeHash(place);
  await write(
    place,
    markersIn(place).filter((marker) => marker.from !== from),
  );
}

function markersIn(place: Whereabouts): MovedMarker[] {
  const file = fileOf(place);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MovedMarker[]) : [];
}

/** Whole or not at all: it is read at any moment. */
async function write(place: Whereabouts, markers: readonly MovedMarker[]): Promise<void> {
  const file = fileOf(place);
  if (markers.length === 0) return rm(file, { force: true });
  await writeFile(`${file}.new`, JSON.stringify(markers), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
