import { referenceLetters, referenceOf } from '@contract/references';
import type { Atividade } from '../../api-types.js';
import { formatDay, relativeDay } from '../../common/dates/format-date.js';
import { toLisbonInput } from '../../common/dates/lisbon-time.js';
import { kindOfSection, placeOf, resourceSectionsOf, type SectionGroup } from '../../common/section/section-group.js';

interface Sentence {
  readonly deed: string;
  readonly record: string;
  /** The address at which the record is seen, while it is there. */
  readonly path?: string;
}

type Verb = Atividade['verbo'];

const verbs: Readonly<Record<Verb, readonly [done: string, tried: string]>> = {
  criou: ['criou', 'criar'],
  alterou: ['alterou', 'alterar'],
  publicou: ['publicou', 'publicar'],
  agendou: ['agendou', 'agendar'],
  arquivou: ['arquivou', 'arquivar'],
  eliminou: ['eliminou', 'eliminar'],
  anulou: ['anulou', 'anular'],
  exportou: ['exportou', 'exportar'],
  abriu: ['abriu', 'abrir'],
  entrou: ['iniciou sessão', 'iniciar sessão'],
  saiu: ['terminou a sessão', 'terminar a sessão'],
  reteve: ['reteve', 'reter'],
  libertou: ['deixou de reter', 'deixar de reter'],
  retirou: ['retirou do site', 'retirar do site'],
  repôs: ['repôs', 'repor'],
  substituiu: ['trocou', 'trocar'],
  enviou: ['enviou', 'enviar'],
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const verbChoices = Object.entries(verbs).map(([id, [done]]) => ({ id, name: capitalised(done) }));

const wholeDeeds: Readonly<Partial<Record<string, readonly [done: string, refused: string]>>> = {
  'entrou sessao': ['iniciou sessão', 'tentou iniciar sessão'],
  'entrou conta': ['confirmou a palavra-passe', 'escreveu uma palavra-passe errada'],
  'saiu sessao': ['terminou a sessão', 'tentou terminar a sessão'],
  'eliminou sessao': ['terminou sessões abertas', 'tentou terminar sessões abertas'],
  'alterou atividade': ['renovou o selo da atividade', 'tentou renovar o selo da atividade'],
  'eliminou exemplos': ['eliminou o conteúdo de exemplo', 'tentou eliminar o conteúdo de exemplo'],
};

/** The one thing that is created under a message is an answer to it. */
const answered = ['respondeu a', 'responder a'] as const;

/** Names in the trail that stand for no section with records of its own, with the words for what the trail does not name. */
const others: Readonly<Record<string, readonly [label: string, unnamed?: string]>> = {
  documentos: ['Documentos pessoais', 'um documento pessoal'],
  sessao: ['Sessão'],
  conta: ['Conta', 'a própria conta'],
  convidados: ['Colegas convidados', 'o convite de um colega'],
  aceitacoes: ['Aceitação não registada', 'uma aceitação não registada'],
  suspeitas: ['Submissões suspeitas', 'uma submissão suspeita'],
  'dados-pessoais': ['Dados de uma pessoa', 'os dados de uma pessoa'],
  consentimentos: ['Consentimentos', 'os consentimentos de uma pessoa'],
  privacidade: ['Privacidade', 'uma regra de privacidade'],
  paginas: ['Páginas'],
  exemplos: ['Conteúdo de exemplo'],
  lembretes: ['Lembretes', 'um lembrete às escolas'],
};

/** Returns the words for a deed alone, as an export has them in a column of their own. */
export function verbOf(row: Atividade): string {
  return capitalised(wholeDeedOf(row) ?? verbWords(row)[0]);
}

function verbWords({ verbo, secao }: Atividade): readonly [done: string, tried: string] {
  return verbo === 'criou' && secao === 'mensagens' ? answered : verbs[verbo];
}

function wholeDeedOf({ verbo, secao, resultado }: Atividade): string | undefined {
  return wholeDeeds[`${verbo} ${secao}`]?.[resultado === 'ok' ? 0 : 1];
}

/** Says what an event of the trail was, and where its record is seen. @param label of its section */
export function sentenceOf(row: Atividade, groups: readonly SectionGroup[], label: string): Sentence {
  const { verbo, secao, registo, existe, resultado } = row;
  const whole = wholeDeedOf(row);
  if (whole !== undefined) return { deed: whole, record: '' };
  // the parts of one's own account have no names here
  const [done, tried] = secao === 'conta' ? verbs.alterou : verbWords(row);
  const verb = resultado === 'ok' ? done : `tentou ${tried}`;
  const unnamed = others[secao]?.[1];
  if (unnamed !== undefined) return { deed: verb, record: unnamed };
  if (registo === null) return { deed: verb, record: `a lista «${label}»` };

  const section = resourceSectionsOf(groups).find(({ name }) => name === secao);
  const isPage = secao === 'paginas';
  const noun = section === undefined ? (isPage ? 'página' : 'registo') : section.one.toLowerCase();
  const [the, a, ending] = isPage || section?.isFeminine === true ? ['a', 'uma', 'a'] : ['o', 'um', 'o'];
  const name = nameOf(row, registo);
  const place = section === undefined ? undefined : placeOf(section, registo);
  const path = isPage ? `/editar/paginas/${registo}` : place;
  const led = path === undefined || existe === false || verbo === 'eliminou' ? {} : { path };
  if (name !== '') return { deed: `${verb} ${the} ${noun}`, record: name, ...led };
  return { deed: verb, record: existe === false ? `${a} ${noun} eliminad${ending}` : `${a} ${noun}`, ...led };
}

/** The name of a record: its title, or the reference of a message; empty where the trail has none. */
function nameOf({ secao, titulo }: Atividade, registo: string): string {
  if (titulo !== null) return `«${titulo}»`;
  const form = kindOfSection(secao);
  return form in referenceLetters ? referenceOf(form, Number(registo)) : '';
}

/** 'hoje às 14:32', 'ontem às 09:05', 'a 12-03-2026 às 18:00'. */
export function momentWords(iso: string, now: Date): string {
  const day = relativeDay(iso, now);
  const words = day === 'Hoje' || day === 'Ontem' ? day.toLowerCase() : `a ${formatDay(iso)}`;
  return `${words} às ${toLisbonInput(iso).slice(11)}`;
}

export function sectionWords(groups: readonly SectionGroup[]): ReadonlyMap<string, string> {
  const sections = resourceSectionsOf(groups).map(({ name, label }) => [name, label] as const);
  return new Map([...sections, ...Object.entries(others).map(([name, [label]]) => [name, label] as const)]);
}
