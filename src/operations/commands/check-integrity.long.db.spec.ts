import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { storeFile } from '../../../test/support/places.js';
import { runSource } from '../../../test/support/run-source.js';
import { Atividade, HEAD_ID, TrailHead } from '#accounts/atividade/atividade.entity.js';
import { Trail } from '#accounts/atividade/trail.js';
import { openStorage } from '#files/storage/open-storage.js';
import type { Storage } from '#files/storage/storage.js';
import { settings } from '#platform/config/settings.js';
import { migrate } from '#platform/data-source/migrate.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { checkIntegrity } from '../copies/check-integrity.js';

let dataSource: DataSource;
let storage: Storage;
beforeAll(async () => {
  await createDatabase();
  dataSource = await (await wholeDataSource()).initialize();
  storage = await openStorage(settings);
});
afterAll(async () => {
  await dataSource.destroy();
  await dropDatabase();
});

/** The program itself. */
const integrity = (...args: string[]) => runSource('src/operations/commands/check-integrity.ts', ...args);

/** Runs the same check within this process. @returns its lines, as the program would print them */
async function found(): Promise<{ out: string; complaints: string }> {
  const said = { out: '', complaints: '' };
  const told = {
    say: (line: string) => (said.out += `${line}\n`),
    complain: (line: string) => (said.complaints += `${line}\n`),
  };
  await checkIntegrity(dataSource, { seal: false, mend: false }, told);
  return said;
}

const setSeal = (seal: string | null) => dataSource.manager.update(TrailHead, { id: HEAD_ID }, { seal });

describe('npm run integrity', () => {
  it('says that there is nothing that it could check, on a database that was never started on', async () => {
    const { code, out, complaints } = await integrity();
    expect([code, out]).toEqual([1, '']);
    expect(complaints).toMatch(/^Não foi possível verificar: /);
  });

  it('does not complain of a trail that no start has sealed yet', async () => {
    await migrate(dataSource);
    const { out, complaints } = await found();
    expect([complaints, out]).toEqual(['', expect.stringContaining('cadeia inteira, ainda sem selo')]);
  });

  it('ends well with a whole chain, and else names the first row that is wrong', async () => {
    const trail = new Trail(new Transactions(dataSource), settings);
    await trail.onModuleInit();
    const event = { verbo: 'criou', secao: 'eventos', registo: '7', origem: '', resultado: 'ok' } as const;
    for (let count = 0; count < 3; count += 1) await trail.record({ quemId: null, quem: null, ...event });
    const files = 'Ficheiros: 0 registos, 0 com os seus bytes.\n';
    expect(await integrity()).toEqual({
      code: 0,
      out: `Atividade: 3 registos, cadeia inteira e selada.\n${files}`,
      complaints: '',
    });
    await dataSource.manager.update(Atividade, { id: 2 }, { registo: '8' });
    expect(await integrity()).toEqual({
      code: 1,
      out: files,
      complaints: 'Atividade: cadeia quebrada. O registo 2 foi alterado depois de escrito.\n',
    });
    await dataSource.manager.update(Atividade, { id: 2 }, { registo: '7' });
  });

  it.each([
    ['was taken away', () => null, 'o selo foi retirado'],
    ['is of other rows', (seal: string) => seal.slice(0, -1), 'o selo é de outros registos'],
    ['names no secret that is there', () => 'outro.selo', 'o selo é de um segredo que não está aqui'],
  ])('finds a seal that %s', async (_what, made, fault) => {
    const { seal } = await dataSource.manager.findOneByOrFail(TrailHead, { id: HEAD_ID });
    await setSeal(made(seal ?? ''));
    expect((await found()).complaints).toContain(`os registos seguem-se, mas ${fault}`);
    await setSeal(seal);
  });

  it('seals anew what is whole, when told to', async () => {
    await setSeal('outro.selo');
    const { code, out } = await integrity('--seal');
    expect([code, out]).toEqual([0, expect.stringContaining('3 registos, cadeia inteira; selada agora')]);
    expect((await found()).out).toContain('Atividade: 4 registos, cadeia inteira e selada.');
  });

  it('names files that are gone, changed or without a row, and records that name one; it mends what harms nobody', async () => {
    const nomes: string[] = [];
    for (const area of ['uploads', 'documentos', 'documentos', 'uploads'] as const)
      nomes.push(await storeFile(storage, dataSource, area, Buffer.from(`ficheiro ${nomes.length}`)));
    const [used = '', document = '', lost = '', changed = ''] = nomes;
    const when = '2026-04-05 06:07:08.009';
    const insert = (table: string, row: Record<string, unknown>) =>
      dataSource.query(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    const contact = { nome: 'Ana', email: 'a@b.pt', assunto: 'A', descricao: 'Olá', lida: 0, createdAt: when };
    await insert('contactos', { ...contact, privacidadeVersao: 'v', documento: document });
    const member = { nome: 'Ana', estado: 'ativo', testemunho: '', rascunho: 0, versao: 1 };
    await insert('equipa', { ...member, img: `/uploads/${used}` });
    const good = 'Atividade: 4 registos, cadeia inteira e selada.\nFicheiros: 4 registos';
    expect(await found()).toEqual({ out: `${good}, 4 com os seus bytes.\n`, complaints: '' });

    const at = (area: string, nome: string) => join(settings.dataDir, area, nome);
    await rm(at('documentos', lost));
    await writeFile(at('uploads', changed), 'ficheiro 4');
    const orphan = '1760000000000_orfao-0123456789abcdef0123456789abcdef.png';
    for (const [nome, days] of [
      [orphan, 2],
      [`novo-${orphan}`, 0],
    ] as const) {
      await writeFile(at('uploads', nome), 'sem registo');
      const modified = new Date(Date.now() - days * DAY_MS);
      await utimes(at('uploads', nome), modified, modified);
    }
    const absent = 'f'.repeat(32);
    await insert('contactos', { ...contact, privacidadeVersao: 'v', documento: `${absent}.pdf` });
    await dataSource.query('UPDATE equipa SET img = ?', [`/uploads/1760000000000_x-${absent}.png`]);
    const complaints = [
      `O ficheiro documentos/${lost} não existe.`,
      `O ficheiro uploads/${changed} foi alterado depois de guardado.`,
      `O registo 2 de contactos refere um ficheiro que não tem registo: ${absent}.pdf.`,
      `O registo 1 de equipa refere um ficheiro que não tem registo: 1760000000000_x-${absent}.png.`,
    ];
    const unmended = [...complaints, `O ficheiro uploads/${orphan} não tem registo; --mend apaga-o.`];
    const before = await readdir(join(settings.dataDir, 'uploads'));
    expect(await found()).toEqual({
      out: `${good}, 2 com os seus bytes.\n`,
      complaints: `${unmended.join('\n')}\n`,
    });
    expect(await readdir(join(settings.dataDir, 'uploads'))).toEqual(before);
    expect(await integrity('--mend')).toEqual({
      code: 1,
      out: `${good}, 2 com os seus bytes.\nApagado, porque não tinha registo: uploads/${orphan}.\n`,
      complaints: `${complaints.join('\n')}\n`,
    });
    expect(await readdir(join(settings.dataDir, 'uploads'))).toEqual(before.filter((nome) => nome !== orphan));
  });
});
