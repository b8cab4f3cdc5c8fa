import type { Schemas } from '../../api-types.js';
import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { resourceSectionsOf } from '../../common/section/sections-of.js';
import { kindOfSection } from '../../common/section/section-of-kind.js';
import type { ResourceSection } from '../../common/section/section.js';

export type Estado = Schemas['Mensagem']['estado'];

export const stateWords: Readonly<Record<Estado, string>> = {
  porLer: 'Por ler',
  aberta: 'Aberta',
  respondida: 'Respondida',
  concluida: 'Concluída',
};

export const stateChoices = Object.entries(stateWords).map(([id, name]) => ({ id, name }));

export const envioWords: Readonly<Record<Schemas['Resposta']['envio'], string>> = {
  pending: 'A enviar',
  sent: 'Enviada',
  failed: 'Não foi possível enviar',
};

/** The sections of the forms, by what a message calls its form. */
export function useFormSections(): ReadonlyMap<string, ResourceSection> {
  const inboxes = resourceSectionsOf(useSectionGroups()).filter(({ isInbox }) => isInbox);
  return new Map(inboxes.map((section) => [kindOfSection(section.value), section]));
}
