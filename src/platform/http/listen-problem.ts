const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'já há um programa a usar essa porta',
  EADDRNOTAVAIL: 'esta máquina não tem esse endereço',
  ENOTFOUND: 'não há máquina com esse nome',
  EACCES: 'este utilizador não pode usar essa porta; escolha uma a partir de 1024',
};

/** Why a program cannot listen, in one line that names the settings. */
export function listenProblem(
  error: NodeJS.ErrnoException,
  { apiPort, host }: { apiPort: number; host: string },
): string {
  const where = `API_PORT=${apiPort} e HOST=${host}`;
  return `A API não consegue escutar com ${where}: ${reasons[error.code ?? ''] ?? error.message}.`;
}
