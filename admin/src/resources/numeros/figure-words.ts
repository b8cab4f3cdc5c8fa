import type { Schemas } from '../../api-types.js';
import { toCsv } from '../../common/list/csv.js';

export type Edition = Schemas['NumerosEdicao'];
type Group = Schemas['NumerosGrupo'];

export const figureWords = {
  escolas: 'Escolas',
  alunos: 'Alunos',
  professores: 'Professores',
  distritos: 'Distritos e regiões autónomas',
  ciclos: 'Ciclos de ensino',
  projetos: 'Projetos entregues',
  premios: 'Prémios',
  voluntarios: 'Candidaturas a voluntariado',
  downloads: 'Materiais descarregados',
  newsletter: 'Novas subscrições da newsletter',
} as const satisfies Partial<Record<keyof Edition, string>>;
export type Figure = keyof typeof figureWords;
export const figureNames = Object.keys(figureWords) as Figure[];

/** Returns the edition that an address names, or the newest that has begun. */
export function chosenEdition(editions: readonly Edition[], chave: string | null): Edition | undefined {
  const named = editions.find((edition) => edition.chave === chave);
  return named ?? editions.find(({ fase }) => fase !== 'antes') ?? editions[0];
}

export const groupName = ({ nome }: Group): string => nome ?? 'Por indicar';

/** Says how much more or less there is than in the edition before; nothing where one of the two is unknown. */
export function differenceWords(now: number | null, before: number | null | undefined): string | null {
  if (now === null || before === null || before === undefined) return null;
  return (now - before).toLocaleString('pt-PT', { signDisplay: 'exceptZero' });
}

/** The figures of all editions as CSV, a column for each; what is unknown is left empty. */
export function figuresCsv(editions: readonly Edition[]): string {
  const cells = (label: string, of: (edition: Edition) => number | null) => [
    label,
    ...editions.map((edition) => String(of(edition) ?? '')),
  ];
  const parted = (part: 'porDistrito' | 'porCiclo', count: 'escolas' | 'alunos') => {
    const names = [...new Set(editions.flatMap((edition) => edition[part].map(groupName)))];
    return names.map((name) =>
      cells(`${figureWords[count]}: ${part === 'porDistrito' ? 'distrito' : 'ciclo'}: ${name}`, (edition) =>
        edition[part].length === 0 ? null : (edition[part].find((group) => groupName(group) === name)?.[count] ?? 0),
      ),
    );
  };
  return toCsv(
    ['Número', ...editions.map(({ anoLetivo }) => anoLetivo)],
    [
      ...figureNames.map((figure) => cells(figureWords[figure], (edition) => edition[figure])),
      ...parted('porDistrito', 'escolas'),
      ...parted('porDistrito', 'alunos'),
      ...parted('porCiclo', 'escolas'),
      ...parted('porCiclo', 'alunos'),
    ],
  );
}
