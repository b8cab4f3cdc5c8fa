const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'já há um programa a usar essa porta',
  EADDRNOTAVAIL: 'esta máquina não tem esse endereço',
  EACCES: 'este utilizador não pode usar essa porta; escolha uma a partir de 1024',
};

/** Why the site cannot listen, in one line that names the settings. */
export function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  const where = `SITE_PORT=${port} e HOST=${host}`;
  return `O site não consegue escutar com ${where}: ${reasons[error.code ?? ''] ?? error.message}.`;
}
