import { Typography } from '@mui/material';
import { type RaRecord, useGetList } from 'ra-core';
import type { Schemas } from '../api-types.js';
import { ColourChip } from '../common/colour-chip.js';
import { formatDay } from '../common/dates/format-date.js';
import { choicesOf } from '../common/form/choices.js';
import { kindOfSection, resourceSectionsOf, useSectionGroups } from '../common/section/section-group.js';
import type { ResourceSection } from '../common/section/section.js';
import type { StepColour } from '../theme/palette.js';

export type Estado = Schemas['Mensagem']['estado'];

export const stateWords: Readonly<Record<Estado, string>> = {
  porLer: 'Por ler',
  aberta: 'Aberta',
  respondida: 'Respondida',
  concluida: 'Concluída',
};

export const stateChoices = choicesOf(stateWords);

/** In the place of a person's number in a filter: the messages that nobody has in hand. */
export const unassigned = { id: 'ninguem', name: 'Ninguém' } as const;

export const envioWords: Readonly<Record<Schemas['Resposta']['envio'], string>> = {
  pending: 'A enviar',
  sent: 'Enviada',
  failed: 'Não foi possível enviar. Confirme o endereço ou responda do seu e-mail.',
  stored: 'Guardada; o e-mail não sai daqui',
};

const BY_NAME = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nome', order: 'ASC' } } as const;

/** All records of a kind, by name; none while they are read. */
export function useAllByName<R extends RaRecord>(resource: string): readonly R[] {
  return useGetList<R>(resource, BY_NAME).data ?? [];
}

export function useFormSections(): ReadonlyMap<string, ResourceSection> {
  const inboxes = resourceSectionsOf(useSectionGroups()).filter(({ isInbox }) => isInbox);
  return new Map(inboxes.map((section) => [kindOfSection(section.value), section]));
}

export function LateMark({ message }: { readonly message: Schemas['MensagemListada'] }) {
  if (!message.atrasada) return null;
  return (
    <Typography component="span" variant="subtitle2" color="error">
      Fora do prazo, que era {formatDay(message.responderAte)}
    </Typography>
  );
}

const stateColours: Readonly<Record<Estado, StepColour | undefined>> = {
  porLer: 'coral',
  aberta: 'yellow',
  respondida: 'teal',
  concluida: undefined,
};

export function StateChip({ estado }: { readonly estado: Estado }) {
  const looks = { color: 'text.primary', fontWeight: estado === 'porLer' ? 700 : 400 };
  return <ColourChip label={stateWords[estado]} colour={stateColours[estado]} sx={looks} />;
}
