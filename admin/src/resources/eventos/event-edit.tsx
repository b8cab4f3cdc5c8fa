import type { Evento } from '../../api-types.js';
import { DeleteRecordButton } from '../../common/form/delete-record-button.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { FormActions } from '../../common/form/form-actions.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordForm } from '../../common/form/record-form.js';
import { eventBody } from './event-body.js';
import { EventBasics, EventDates, EventExtras, EventMedia } from './event-fields.js';
import { eventLabels } from './event-labels.js';

const LIST = '/dashboard/eventos';

const messages = {
  submit: 'Atualizar Evento',
  submitting: 'Salvando...',
  success: 'Evento atualizado com sucesso!',
  failure: 'Erro ao atualizar o evento. Tente novamente.',
};

function EventForm({ event }: { readonly event: Evento }) {
  return (
    <RecordForm
      resource="eventos"
      record={event}
      toBody={eventBody}
      messages={messages}
      labels={eventLabels}
      redirect={{ path: '/dashboard', afterMs: 1500 }}
    >
      <FormSection title="Informações Básicas">
        <EventBasics isEdit />
        <EventExtras />
      </FormSection>
      <FormSection title="Datas e Localização">
        <EventDates />
      </FormSection>
      <FormSection title="Mídia e Links">
        <EventMedia isEdit />
      </FormSection>
      <FormActions cancelPath="/dashboard">
        <DeleteRecordButton
          resource="eventos"
          record={event}
          question="Tem certeza que deseja eliminar este evento?"
          name={event.titulo}
          success="Evento eliminado com sucesso!"
          failure="Erro ao eliminar o evento. Tente novamente."
        />
      </FormActions>
    </RecordForm>
  );
}

/** 'Editar Evento'. */
export default function EventEdit() {
  return (
    <EditScreen<Evento>
      resource="eventos"
      loadingText="Carregando dados do evento..."
      loadFailure="Erro ao carregar evento."
      backPath={LIST}
    >
      {(event) => <EventForm event={event} />}
    </EditScreen>
  );
}
