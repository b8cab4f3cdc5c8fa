import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `#samples` is known by package.json, so the folder is found from `src/` and from the joined `dist/main.js` alike. */
const FOLDER = fileURLToPath(import.meta.resolve('#samples/pictures'));
const ORIGINAL = 'original.jpg';

/** A drawing of the sample content, with the smaller versions that would be made of it. */
interface SamplePicture {
  name: string;
  original: Buffer;
  /** By the file names that `ImageVariants` gives them. */
  versions: ReadonlyMap<string, Buffer>;
}

/** Reads all sample pictures, in the order of their names. */
export async function samplePictures(): Promise<SamplePicture[]> {
  const names = (await readdir(FOLDER)).toSorted();
  return Promise.all(names.map(readPicture));
}

async function readPicture(name: string): Promise<SamplePicture> {
  const folder = join(FOLDER, name);
  const read = (file: string) => readFile(join(folder, file));
  const others = (await readdir(folder)).filter((file) => file !== ORIGINAL);
  const versions = await Promise.all(others.map(async (file) => [file, await read(file)] as const));
  return { name, original: await read(ORIGINAL), versions: new Map(versions) };
}
