import { Chip, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import type { Schemas, User } from '../api-types.js';
import { formatDay } from '../common/dates/format-date.js';
import { choicesOf } from '../common/form/choices.js';
import { kindOfSection, resourceSectionsOf, useSectionGroups } from '../common/section/section-group.js';
import type { ResourceSection } from '../common/section/section.js';
import { palette } from '../theme/palette.js';

export type Estado = Schemas['Mensagem']['estado'];

export const stateWords: Readonly<Record<Estado, string>> = {
  porLer: 'Por ler',
  aberta: 'Aberta',
  respondida: 'Respondida',
  concluida: 'Concluída',
};

export const stateChoices = choicesOf(stateWords);

export const envioWords: Readonly<Record<Schemas['Resposta']['envio'], string>> = {
  pending: 'A enviar',
  sent: 'Enviada',
  failed: 'Não foi possível enviar',
  stored: 'Guardada; o e-mail não sai daqui',
};

const EVERYBODY = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nome', order: 'ASC' } } as const;

/** Everybody with an account, by name; none while they are read. */
export function useEverybody(): readonly User[] {
  return useGetList<User>('users', EVERYBODY).data ?? [];
}

export function useFormSections(): ReadonlyMap<string, ResourceSection> {
  const inboxes = resourceSectionsOf(useSectionGroups()).filter(({ isInbox }) => isInbox);
  return new Map(inboxes.map((section) => [kindOfSection(section.value), section]));
}

export function LateMark({ message }: { readonly message: Schemas['MensagemListada'] }) {
  if (!message.atrasada) return null;
  return (
    <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 700 }}>
      Fora do prazo, que era {formatDay(message.responderAte)}
    </Typography>
  );
}

const stateColours: Readonly<Record<Estado, string>> = {
  porLer: palette.coral.light,
  aberta: palette.yellow.light,
  respondida: palette.teal.light,
  concluida: 'action.hover',
};

export function StateChip({ estado }: { readonly estado: Estado }) {
  return (
    <Chip
      size="small"
      label={stateWords[estado]}
      sx={{ bgcolor: stateColours[estado], fontWeight: estado === 'porLer' ? 700 : 400 }}
    />
  );
}
