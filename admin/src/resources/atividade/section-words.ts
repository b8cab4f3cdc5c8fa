import { resourceSectionsOf, type SectionGroup } from '../../common/section/section-group.js';

/** Names in the trail that stand for no section with records of its own. */
const OTHERS: readonly (readonly [name: string, label: string])[] = [
  ['documentos', 'Documentos pessoais'],
  ['sessao', 'Sessão'],
  ['conta', 'Conta'],
  ['convidados', 'Colegas convidados'],
  ['aceitacoes', 'Aceitação não registada'],
  ['suspeitas', 'Submissões suspeitas'],
  ['dados-pessoais', 'Dados de uma pessoa'],
  ['consentimentos', 'Consentimentos'],
  ['privacidade', 'Privacidade'],
  ['paginas', 'Páginas'],
  ['exemplos', 'Conteúdo de exemplo'],
  ['lembretes', 'Lembretes'],
];

export function sectionWords(groups: readonly SectionGroup[]): ReadonlyMap<string, string> {
  const sections = resourceSectionsOf(groups).map(({ name, options }) => [name, options.label] as const);
  return new Map([...sections, ...OTHERS]);
}
