import { maxValue, minValue, required } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useFormStatus } from '../../common/form/form-context.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { LisbonDateTimeInput } from '../../common/form/lisbon-date-time-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { PhotosField } from '../../common/images/photos-field.js';
import { eventLabels as labels } from './event-labels.js';
import { eventTypes, MAX_EVENT_YEAR, MIN_EVENT_YEAR } from './event-types.js';

const isRequired = required();
const yearLimits = [minValue(MIN_EVENT_YEAR), maxValue(MAX_EVENT_YEAR)];

/** Title, kind, year, teaser and text. */
export function EventBasics({ isEdit }: { readonly isEdit: boolean }) {
  const { isBusy } = useFormStatus();
  return (
    <>
      <CountedTextInput
        className="inteiro"
        source="titulo"
        label={labels.titulo}
        maxCharacters={200}
        validate={isRequired}
        disabled={isBusy}
      />
      <SelectInput
        source="tipo"
        label={labels.tipo}
        choices={[...eventTypes]}
        validate={isRequired}
        disabled={isBusy}
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
        className="inteiro"
        source="hook"
        label={labels.hook}
        maxCharacters={500}
        disabled={isBusy}
        multiline
        minRows={2}
        hint="Aparece na lista de eventos"
      />
      <CountedTextInput
        className="inteiro"
        source="descricao"
        label={labels.descricao}
        maxCharacters={10_000}
        multiline
        minRows={5}
        disabled={isBusy}
        {...(isEdit ? { validate: isRequired } : {})}
        hint="Uma linha em branco separa parágrafos"
      />
    </>
  );
}

/** When and where. */
export function EventDates() {
  const { isBusy } = useFormStatus();
  return (
    <>
      <LisbonDateTimeInput
        source="data"
        label={labels.data}
        validate={isRequired}
        disabled={isBusy}
        helperText="Hora de Lisboa"
      />
      <LisbonDateTimeInput source="dataFim" label={labels.dataFim} disabled={isBusy} helperText="Opcional" />
      <CountedTextInput
        className="inteiro"
        source="local"
        label={labels.local}
        maxCharacters={200}
        validate={isRequired}
        disabled={isBusy}
      />
    </>
  );
}

/** Picture, photos, video and site. */
export function EventMedia({ isEdit }: { readonly isEdit: boolean }) {
  const { isBusy } = useFormStatus();
  return (
    <>
      <div className="inteiro">
        <ImageField
          source="url"
          label={labels.url}
          hint="PNG, JPG até 10MB"
          isRequired={isEdit}
          uploadingText="A carregar imagem..."
          failure="Falha no upload da imagem. Tente novamente."
        />
        <PhotosField source="fotos" label={labels.fotos} />
      </div>
      <TextInput
        source="video"
        label={labels.video}
        type="url"
        disabled={isBusy}
        helperText="Endereço do vídeo (https://...)"
      />
      <TextInput
        source="websiteOficial"
        label={labels.websiteOficial}
        type="url"
        disabled={isBusy}
        helperText="Endereço do site (https://...)"
      />
    </>
  );
}

/** What does not fit elsewhere. */
export function EventExtras() {
  const { isBusy } = useFormStatus();
  return (
    <CountedTextInput
      className="inteiro"
      source="admissao"
      label={labels.admissao}
      maxCharacters={200}
      disabled={isBusy}
      hint="Ex: Entrada livre"
    />
  );
}
