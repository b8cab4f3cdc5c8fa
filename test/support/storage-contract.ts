import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import type { Area, Folder, Storage } from '#files/storage/storage.js';

/**
 * Tests the promises that every storage makes, whatever it keeps its files in.
 * @param get opened before the first test; nothing else uses it
 */
export function storageContract(what: string, get: () => Storage): void {
  const put = async (area: Area, name: string, bytes: Buffer): Promise<void> => {
    const staged = await get().stage(Readable.from([bytes]));
    await get().publish(staged, area, name);
    await expect(access(staged.path)).rejects.toThrow('ENOENT');
  };
  const read = async (folder: Folder, name: string, range?: { start: number; end: number }) => {
    const opened = await get().open(folder, name, range);
    return opened && (await buffer(opened.bytes));
  };
  const names = async (folder: Folder) => {
    const all: string[] = [];
    for await (const { name } of get().list(folder)) all.push(name);
    return all.sort();
  };

  describe(what, () => {
    it('gives a file back as it came: whole, in part, and with what there is to know of it', async () => {
      const bytes = randomBytes(300_000);
      const before = Date.now();
      await put('uploads', 'a.bin', bytes);
      expect((await read('uploads', 'a.bin'))?.equals(bytes)).toBe(true);
      expect(await read('uploads', 'a.bin', { start: 10, end: 19 })).toEqual(bytes.subarray(10, 20));
      expect(await read('uploads', 'a.bin', { start: 299_999, end: 299_999 })).toEqual(bytes.subarray(299_999));
      const facts = await get().stat('uploads', 'a.bin');
      expect(facts).toEqual({
        size: 300_000,
        modified: expect.any(Date),
        etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
      });
      expect(Math.abs((facts?.modified.getTime() ?? 0) - before)).toBeLessThan(60_000);
      const { bytes: part, ...said } = (await get().open('uploads', 'a.bin', { start: 0, end: 0 })) ?? {};
      part?.destroy();
      expect(said).toEqual(facts);
    });

    it('takes an empty file, and another one in the place of the first', async () => {
      await put('documentos', 'vazio.pdf', Buffer.alloc(0));
      expect(await read('documentos', 'vazio.pdf')).toEqual(Buffer.alloc(0));
      const { etag } = (await get().stat('documentos', 'vazio.pdf')) ?? {};
      await put('documentos', 'vazio.pdf', Buffer.from('já não'));
      expect(await read('documentos', 'vazio.pdf')).toEqual(Buffer.from('já não'));
      expect((await get().stat('documentos', 'vazio.pdf'))?.etag).not.toBe(etag);
    });

    it('takes bytes that were made here, and again those that another process made meanwhile', async () => {
      const folder = 'cache/larguras/feita.png';
      await Promise.all([1, 2, 3].map(() => get().put(Buffer.from('feita'), folder, '320.webp')));
      expect(await read(folder, '320.webp')).toEqual(Buffer.from('feita'));
      expect(await names(folder)).toEqual(['320.webp']);
    });

    it('hands on what it takes in with its size and hash, and forgets it when told', async () => {
      const staged = await get().stage(Readable.from([Buffer.from('abc'), Buffer.from('def')]));
      expect([staged.size, staged.sha256]).toEqual([
        6,
        'bef57ec7f53a6d40beb640a780a639c83bc29ac8a9816f1fc6c5c6dcd93c4721',
      ]);
      expect(await readFile(staged.path, 'utf8')).toBe('abcdef');
      await get().discard(staged);
      await get().discard(staged);
      await expect(access(staged.path)).rejects.toThrow('ENOENT');
    });

    it('has nothing of a stream that breaks', async () => {
      const arriving = new PassThrough();
      const staged = get().stage(arriving);
      arriving.write('o início');
      setImmediate(() => arriving.destroy(new Error('cut off')));
      await expect(staged).rejects.toThrow('cut off');
    });

    it('answers for what is not there, and takes it away without a word', async () => {
      for (const name of ['nada.pdf', '../a.bin', '', '.htaccess', 'a/b', 'a\0', 'x'.repeat(300)]) {
        expect([await get().stat('uploads', name), await get().open('uploads', name)]).toEqual([undefined, undefined]);
      }
      await get().remove('uploads', 'nada.pdf');
      await get().removeAll('cache/larguras/nada.png');
      for (const folder of ['nada.png', '..', '../uploads', 'a/b'] as const)
        expect(await names(`cache/larguras/${folder}`)).toEqual([]);
    });

    it('writes and removes nothing outside its folders', async () => {
      const staged = await get().stage(Readable.from([Buffer.from('x')]));
      await expect(get().publish(staged, 'uploads', '../fora')).rejects.toThrow(RangeError);
      await expect(get().remove('uploads', '../documentos/vazio.pdf')).rejects.toThrow(RangeError);
      await expect(get().removeAll('cache/larguras/..')).rejects.toThrow(RangeError);
      await get().discard(staged);
    });

    it('lists a folder with its own alone, and removes one file or all', async () => {
      const [one, other] = ['cache/larguras/um.png', 'cache/larguras/um.png2'] as const;
      for (const folder of [one, other])
        for (const name of ['320.avif', '320.webp', '640.avif']) await get().put(Buffer.from(name), folder, name);
      expect(await names(one)).toEqual(['320.avif', '320.webp', '640.avif']);
      await get().remove(one, '320.webp');
      expect(await names(one)).toEqual(['320.avif', '640.avif']);
      await get().removeAll(one);
      expect([await names(one), (await names(other)).length]).toEqual([[], 3]);
      expect(await names('documentos')).toEqual(['vazio.pdf']);
    });
  });
}
