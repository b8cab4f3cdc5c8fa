import { FormActions } from '../../common/form/form-actions.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordForm } from '../../common/form/record-form.js';
import { eventBody } from './event-body.js';
import { EventBasics, EventDates, EventExtras, EventMedia } from './event-fields.js';
import { eventLabels } from './event-labels.js';

const messages = {
  submit: 'Criar Evento',
  submitting: 'Criando Evento...',
  success: 'Evento criado com sucesso! Redirecionando para o dashboard...',
  failure: 'Erro ao adicionar o evento. Verifique os dados e tente novamente.',
};

const firstValues = { tipo: 'proximo', fotos: [] };

/** 'Adicionar Novo Evento'. */
export default function EventCreate() {
  return (
    <RecordForm
      resource="eventos"
      record={firstValues}
      toBody={eventBody}
      messages={messages}
      labels={eventLabels}
      redirect={{ path: '/dashboard', afterMs: 2000 }}
    >
      <FormSection title="Informações Básicas">
        <EventBasics isEdit={false} />
      </FormSection>
      <FormSection title="Data e Local">
        <EventDates />
      </FormSection>
      <FormSection title="Mídia e Links">
        <EventMedia isEdit={false} />
      </FormSection>
      <FormSection title="Informações Adicionais">
        <EventExtras />
      </FormSection>
      <FormActions
        cancelPath="/dashboard"
        required={['titulo', 'data', 'local']}
        incompleteHint="Preencha os campos obrigatórios para continuar"
      />
    </RecordForm>
  );
}
