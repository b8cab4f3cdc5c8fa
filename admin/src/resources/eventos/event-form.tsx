import { maxValue, minValue } from 'ra-core';
import type { ChangeEvent } from 'react';
import { BooleanInput, NumberInput, SelectInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { LisbonDateTimeInput, LisbonDayInput } from '../../common/form/date-inputs.js';
import { useFormStatus, useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../pictures/image-field.js';
import { PhotosField } from '../../pictures/photos-field.js';
import { eventEditor, eventStates, eventTypes, MAX_EVENT_YEAR, MIN_EVENT_YEAR } from './event-editor.js';

const create = {
  submit: 'Criar Evento',
  submitting: 'Criando Evento...',
  success: 'Evento criado com sucesso! Redirecionando para o dashboard...',
  failure: 'Erro ao adicionar o evento. Verifique os dados e tente novamente.',
  firstValues: { tipo: 'proximo', tipoAutomatico: true, situacao: 'confirmado', diaInteiro: false, fotos: [] },
  redirectMs: 2000,
  required: ['titulo', 'data', 'local'],
  incompleteHint: 'Preencha os campos obrigatórios para continuar',
};

const edit = { loading: 'A carregar os dados do evento...', loadFailure: 'Erro ao carregar evento.' };

const yearLimits = [minValue(MIN_EVENT_YEAR), maxValue(MAX_EVENT_YEAR)];

function EventDates() {
  const isWhole = useWatch<Record<string, unknown>>({ name: 'diaInteiro' }) === true;
  return (
    <>
      <BooleanInput
        {...useInputProps('diaInteiro')}
        helperText="Sem horas: o site e os calendários mostram só os dias"
        className="inteiro"
      />
      {isWhole ? (
        <>
          <LisbonDayInput source="data" edge="start" hint="O primeiro dia" isRequired />
          <LisbonDayInput source="dataFim" edge="end" hint="Opcional: o último dia" />
        </>
      ) : (
        <>
          <LisbonDateTimeInput source="data" hint="Hora de Lisboa" isRequired />
          <LisbonDateTimeInput source="dataFim" hint="Opcional" />
        </>
      )}
    </>
  );
}

/** An event that visitors see needs its text and its picture; the sections of both screens are the specified ones. */
function EventFields() {
  const { isEdit, isPublic } = useFormStatus();
  const admission = <CountedTextInput source="admissao" placeholder="Ex: Entrada livre" isWide />;
  return (
    <>
      <FormSection title="Informações Básicas">
        <CountedTextInput source="titulo" isRequired isWide />
        <TypeInput />
        <SelectInput
          {...useInputProps('situacao', true)}
          choices={eventStates}
          helperText="«Adiado» e «Cancelado» veem-se no site, nos motores de busca e no calendário"
        />
        <NumberInput
          {...useInputProps('ano')}
          min={MIN_EVENT_YEAR}
          max={MAX_EVENT_YEAR}
          step={1}
          validate={yearLimits}
          helperText={`De ${MIN_EVENT_YEAR} a ${MAX_EVENT_YEAR}. Vazio: o ano da data de início.`}
        />
        <CountedTextInput source="hook" hint="Aparece na lista de eventos" rows={2} isWide />
        <FormattedTextInput source="descricao" rows={5} isRequired={isPublic} />
        {isEdit && admission}
      </FormSection>
      <FormSection title={isEdit ? 'Datas e Localização' : 'Data e Local'}>
        <EventDates />
        <CountedTextInput source="local" isRequired isWide />
      </FormSection>
      <FormSection title="Mídia e Links">
        <ImageField source="url" isRequired={isPublic} />
        <PhotosField source="fotos" />
        <WebAddressInput source="video" hint="Endereço do vídeo" placeholder="https://exemplo.pt/video" />
        <WebAddressInput source="websiteOficial" hint="Endereço do site" placeholder="https://exemplo.pt" />
      </FormSection>
      {!isEdit && <FormSection title="Informações Adicionais">{admission}</FormSection>}
    </>
  );
}

export default function EventForm() {
  return (
    <RecordScreen editor={eventEditor} called="o evento" create={create} edit={edit}>
      <EventFields />
    </RecordScreen>
  );
}

const BY_DATES = 'datas';

const typeChoices = [{ id: BY_DATES, name: 'Pelas datas' }, ...eventTypes];

/** Chooses the type of an event: by its dates, or one of the types, which then stays until somebody chooses another. */
function TypeInput() {
  const { field: type } = useController<Record<string, unknown>>({ name: 'tipo' });
  const { field: byDates } = useController<Record<string, unknown>>({ name: 'tipoAutomatico' });
  return (
    <SelectInput
      {...useInputProps('tipo', true)}
      choices={typeChoices}
      format={(tipo: string) => (byDates.value === true ? BY_DATES : tipo)}
      parse={(chosen: string) => (chosen === BY_DATES ? type.value : chosen)}
      onChange={(event: unknown) =>
        byDates.onChange((event as ChangeEvent<HTMLInputElement>).target.value === BY_DATES)
      }
      helperText={
        byDates.value === true
          ? 'Muda sozinho: próximo, a decorrer do início ao fim (sem fim: até à meia-noite) e depois anterior'
          : 'Escolhido por si; nada o muda sozinho'
      }
    />
  );
}
