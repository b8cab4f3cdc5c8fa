const sentences = new Map([
  ['HANDSHAKE_NO_SSL_SUPPORT', 'O servidor de DATABASE_URL não aceita TLS.'],
  ['HANDSHAKE_SSL_ERROR', 'O certificado do servidor de DATABASE_URL não é de confiança, ou não é o dele.'],
]);

/** Says in plain words why the database can't be reached as it has to be, where TLS is why. */
export function tlsProblem(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const sentence = sentences.get(code);
  if (sentence === undefined) return error;
  const ways = 'Diga quem o garante (?ca=ficheiro.pem), ou aceite o risco com ?tls=unverified ou ?tls=never.';
  return new Error(`${sentence} ${ways} (${message})`, { cause: error });
}
