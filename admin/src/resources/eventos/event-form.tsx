import type { ChangeEvent } from 'react';
import { SelectInput } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { LisbonDayInput } from '../../common/form/date-inputs.js';
import { useInputProps } from '../../common/form/form-context.js';
import { RecordField } from '../../common/form/record-fields.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { eventEditor, eventTypes } from './event-editor.js';

const create = {
  submit: 'Criar Evento',
  submitting: 'Criando Evento...',
  success: 'Evento criado com sucesso! Redirecionando para o dashboard...',
  failure: 'Erro ao adicionar o evento. Verifique os dados e tente novamente.',
  redirectMs: 2000,
  incompleteHint: 'Preencha os campos obrigatórios para continuar',
};

const edit = { loading: 'A carregar os dados do evento...', loadFailure: 'Erro ao carregar evento.' };

function EventDates() {
  const isWhole = useWatch<Record<string, unknown>>({ name: 'diaInteiro' }) === true;
  return isWhole ? (
    <>
      <LisbonDayInput source="data" edge="start" hint="O primeiro dia" isRequired />
      <LisbonDayInput source="dataFim" edge="end" hint="Opcional: o último dia" />
    </>
  ) : (
    <>
      <RecordField source="data" />
      <RecordField source="dataFim" />
    </>
  );
}

/** The specification words the first three for an event that is edited, and names the fourth for one that is added. */
const sections = {
  'Informações Básicas': ['titulo', TypeInput, 'situacao', 'ano', 'hook', 'descricao'],
  'Datas e Localização': ['diaInteiro', EventDates, 'local'],
  'Mídia e Links': ['url', 'fotos', 'video', 'websiteOficial'],
  'Informações Adicionais': ['admissao'],
};

export default function EventForm() {
  return <RecordScreen editor={eventEditor} create={create} edit={edit} sections={sections} />;
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
