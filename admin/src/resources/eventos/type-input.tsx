import { required } from 'ra-core';
import type { ChangeEvent } from 'react';
import { SelectInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { useFormStatus } from '../../common/form/form-context.js';
import { useField } from '../../common/form/use-field.js';
import { eventTypes } from './event-types.js';

const BY_DATES = 'datas';
const choices = [{ id: BY_DATES, name: 'Pelas datas' }, ...eventTypes];
const isRequired = required();

/** Chooses the type of an event: by its dates, or one of the types, which then stays until somebody chooses another. */
export function TypeInput() {
  const { isBusy } = useFormStatus();
  const { label } = useField('tipo');
  const { field: type } = useController<Record<string, unknown>>({ name: 'tipo' });
  const { field: byDates } = useController<Record<string, unknown>>({ name: 'tipoAutomatico' });
  return (
    <SelectInput
      source="tipo"
      label={label}
      choices={choices}
      validate={isRequired}
      disabled={isBusy}
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
