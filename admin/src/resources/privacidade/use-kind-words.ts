import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { resourceSectionsOf } from '../../common/section/sections-of.js';
import { sectionWords } from '../atividade/section-words.js';
import { recordPath } from '../dados-pessoais/record-path.js';
import { sectionOfKind } from '../../common/section/section-of-kind.js';

/** Returns functions that name a kind of record and find the path of one. */
export function useKindWords() {
  const groups = useSectionGroups();
  const words = sectionWords(groups);
  const sections = resourceSectionsOf(groups);
  return {
    wordsOf: (tipo: string): string => words.get(tipo) ?? words.get(sectionOfKind(tipo)) ?? tipo,
    pathOf: (tipo: string, id: number): string | null => recordPath({ tipo, id }, sections)?.path ?? null,
  };
}
