import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A key and the certificate that a server has made of it for itself. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Makes a certificate that vouches for itself, as database servers do, in two files.
 * @param names whose it is, as in `DNS:localhost,IP:127.0.0.1`
 * @param days for how long it is good
 */
export function makeCertificate(names: string, keyFile: string, certFile: string, days = 2): Certificate {
  const subject = ['-subj', '/CN=teste', '-addext', `subjectAltName=${names}`];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', keyFile, '-out', certFile, ...subject], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}
