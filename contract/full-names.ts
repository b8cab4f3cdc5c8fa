import { districts } from './districts.js';

/** More would be read by nobody; once these are changed, the next ones appear. */
const MOST_NAMES = 5;

/** Words that begin a sentence before a name: 'Depois Ana Silva plantou'. */
const OPENINGS = new Set(
  `a ainda agora ao as assim até à às cada com como da das de depois do dos durante e ela elas ele eles em então entre
  essa esse esta este eu foi fomos hoje já mas na nas nesta neste no nos nós o ontem onde os ou para pela pelas pelo pelos
  por porque quando que se sem só também toda todo um uma`.split(/\s+/u),
);

/** Words of places, schools, organisations and days, that make capitalised words no name of a person. */
const NO_NAMES = new Set(
  `agrupamento ano associação atlântico avenida bairro banco básica biblioteca bombeiros caldas câmara carnaval centro
  change cidadania ciências civil clube colégio conselho cruz desafio desenvolvimento design dia direção educação escola
  escolar escolas estados estrela estudo europa europeia externato faculdade feira física foz freguesia fundação grupo
  história hospital igreja ilha imaginar infância instituto internacional jardim jornal junta lar largo mar matemática
  meio ministério misericórdia monte municipal município mundial mundo museu nacional nações natal norte nova oceano parque
  páscoa planeta ponta portugal portuguesa póvoa praça praia primária projeto proteção quinta rádio república ribeira rio
  rua santa santo são secundária semana serra sul sustentável teatro terra travessa turma união unidas universidade vedras
  verde vila voluntários janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`.split(
    /\s+/u,
  ),
);

const NAME = String.raw`\p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{Ll}+)?`;
const IN_A_ROW = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}(?: +(?:d(?:e|[ao]s?) +)?${NAME})+(?!\p{L})`, 'gu');

/**
 * Finds what may be a person's first name and surname: two or more capitalised words in a row that are of no place,
 * school or organisation, each once. It only guesses, so nothing is refused for it.
 */
export function fullNamesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(IN_A_ROW)].flatMap(([words]) => nameIn(words) ?? []));
  return [...new Set(found)].slice(0, MOST_NAMES);
}

function nameIn(row: string): string | undefined {
  const words = row.split(/ +/u);
  while (words.length > 0 && OPENINGS.has(words[0]?.toLowerCase() ?? '')) words.shift();
  const name = words.join(' ');
  const isPlace = words.some((word) => NO_NAMES.has(word.toLowerCase())) || districts.some((one) => name.endsWith(one));
  return words.length < 2 || isPlace ? undefined : name;
}
