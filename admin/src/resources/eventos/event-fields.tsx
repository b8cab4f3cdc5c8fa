import { eventoInput } from '@contract/limits/evento-input';
import { maxValue, minValue, required } from 'ra-core';
import { NumberInput, SelectInput } from 'react-admin';
import { useFormStatus } from '../../common/form/form-context.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { LisbonDateTimeInput } from '../../common/form/lisbon-date-time-input.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { PhotosField } from '../../common/images/photos-field.js';
import { eventLabels as labels } from './event-labels.js';
import { eventTypes, MAX_EVENT_YEAR, MIN_EVENT_YEAR } from './event-types.js';

const isRequired = required();
const yearLimits = [minValue(MIN_EVENT_YEAR), maxValue(MAX_EVENT_YEAR)];

/** Title, kind, year, teaser and text; an event that is edited needs its text. */
export function EventBasics({ isEdit = false }: { readonly isEdit?: boolean }) {
  const { isBusy } = useFormStatus();
  return (
    <>
      <CountedTextInput
        source="titulo"
        label={labels.titulo}
        maxCharacters={eventoInput.titulo.maxLength}
        isRequired
        isWide
      />
      <SelectInput
        source="tipo"
        label={labels.tipo}
        choices={[...eventTypes]}
        validate={isRequired}
        disabled={isBusy}
        helperText="Escolhido por si; nada o muda sozinho"
      />
      <NumberInput
        source="ano"
        label={labels.ano}
        min={MIN_EVENT_YEAR}
        max={MAX_EVENT_YEAR}
        step={1}
        validate={yearLimits}
        disabled={isBusy}
        helperText={`De ${MIN_EVENT_YEAR} a ${MAX_EVENT_YEAR}. Vazio: o ano da data de início.`}
      />
      <CountedTextInput
        source="hook"
        label={labels.hook}
        maxCharacters={eventoInput.hook.maxLength}
        hint="Aparece na lista de eventos"
        rows={2}
        isWide
      />
      <CountedTextInput
        source="descricao"
        label={labels.descricao}
        maxCharacters={eventoInput.descricao.maxLength}
        hint="Uma linha em branco separa parágrafos"
        rows={5}
        isRequired={isEdit}
        isWide
      />
    </>
  );
}

/** When and where. */
export function EventDates() {
  return (
    <>
      <LisbonDateTimeInput source="data" label={labels.data} hint="Hora de Lisboa" isRequired />
      <LisbonDateTimeInput source="dataFim" label={labels.dataFim} hint="Opcional" />
      <CountedTextInput
        source="local"
        label={labels.local}
        maxCharacters={eventoInput.local.maxLength}
        isRequired
        isWide
      />
    </>
  );
}

/** Picture, photos, video and site; an event that is edited needs its picture. */
export function EventMedia({ isEdit = false }: { readonly isEdit?: boolean }) {
  return (
    <>
      <ImageField source="url" label={labels.url} isRequired={isEdit} />
      <PhotosField source="fotos" label={labels.fotos} />
      <WebAddressInput
        source="video"
        label={labels.video}
        hint="Endereço do vídeo"
        placeholder="https://exemplo.pt/video"
      />
      <WebAddressInput
        source="websiteOficial"
        label={labels.websiteOficial}
        hint="Endereço do site"
        placeholder="https://exemplo.pt"
      />
    </>
  );
}

/** What does not fit elsewhere. */
export function EventExtras() {
  return (
    <CountedTextInput
      source="admissao"
      label={labels.admissao}
      maxCharacters={eventoInput.admissao.maxLength}
      placeholder="Ex: Entrada livre"
      isWide
    />
  );
}
