import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCertificate } from '../../../test/support/certificate.js';
import { type Mariadb, startOwnMariadb } from '../../../test/support/mariadb.js';
import { serverOf } from '../config/server-tls.js';
import { settings } from '../config/settings.js';
import { dataSourceOptions } from './options.js';
import { tlsProblem } from './database.module.js';

function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'dfc-mysql-tls-'));
  const [key, ca] = [join(folder, 'key.pem'), join(folder, 'ca.pem')];
  let encrypting: Mariadb;
  let without: Mariadb;

  beforeAll(async () => {
    makeCertificate('DNS:localhost', key, ca);
    encrypting = await startOwnMariadb(`--ssl-key=${key}`, `--ssl-cert=${ca}`);
    without = await startOwnMariadb('--skip-ssl');
  }, 90_000);
  afterAll(async () => {
    await encrypting.stop();
    await without.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks a server for one thing. @returns the answer, or in words why it could not be asked */
  async function asked(server: Mariadb, said: string, statement: string): Promise<unknown> {
    const { url, tls: databaseTls } = serverOf(`${server.url.replace('127.0.0.1', 'localhost')}/mysql${said}`);
    const options = dataSourceOptions({ ...settings, databaseUrl: url, databaseTls });
    const dataSource = new DataSource({ ...options, entities: [], subscribers: [], migrations: [] });
    try {
      await dataSource.initialize();
      return await dataSource.query(statement);
    } catch (error) {
      return (tlsProblem(error) as Error).message;
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
    }
  }
  const cipher = (server: Mariadb, said: string) => asked(server, said, "SHOW STATUS LIKE 'Ssl_cipher'");
  const encrypted = [{ Variable_name: 'Ssl_cipher', Value: expect.stringMatching(/^TLS_/) as unknown as string }];
  const plain = [{ Variable_name: 'Ssl_cipher', Value: '' }];

  it('is spoken to encrypted where somebody trusted vouches for it, or where that is not asked', async () => {
    expect(await cipher(encrypting, `?tls=verified&ca=${ca}`)).toEqual(encrypted);
    expect(await cipher(encrypting, '?tls=unverified')).toEqual(encrypted);
    expect(await cipher(encrypting, '?tls=never')).toEqual(plain);
    expect(await cipher(encrypting, '')).toEqual(plain);
  });

  it('is told nothing where nobody vouches for it, and where it has another name', async () => {
    const stranger = 'O certificado do servidor de DATABASE_URL não é de confiança, ou não é o dele.';
    expect(await cipher(encrypting, '?tls=verified')).toContain(stranger);
    makeCertificate('DNS:outro.exemplo', key, ca);
    await asked(encrypting, '?tls=never', 'FLUSH SSL');
    expect(await cipher(encrypting, `?tls=verified&ca=${ca}`)).toContain(stranger);
    expect(await cipher(encrypting, '?tls=unverified')).toEqual(encrypted);
  });

  it('is told nothing where it has no TLS, unless that is said to be right', async () => {
    expect(await cipher(without, '?tls=unverified')).toContain('O servidor de DATABASE_URL não aceita TLS.');
    expect(await cipher(without, '?tls=never')).toEqual(plain);
  });
}

if (settings.embedded) {
  it('is not asked of a database that is a file', () => {
    expect(dataSourceOptions(settings)).not.toHaveProperty('ssl');
  });
} else {
  describe('a MySQL server', () => {
    aServer();
  });
}
