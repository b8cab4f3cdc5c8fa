import type { Evento } from '../../api-types.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { FormSection } from '../../common/form/form-section.js';
import { eventEditor } from './event-editor.js';
import { EventBasics, EventDates, EventExtras, EventMedia } from './event-fields.js';

const texts = {
  loading: 'A carregar os dados do evento...',
  loadFailure: 'Erro ao carregar evento.',
  submit: 'Atualizar Evento',
  success: 'Evento atualizado com sucesso!',
  failure: 'Erro ao atualizar o evento. Tente novamente.',
  deleteQuestion: 'Tem a certeza de que quer eliminar este evento?',
  deleteSuccess: 'Evento eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar o evento. Tente novamente.',
};

/** 'Editar Evento'. */
export default function EventEdit() {
  return (
    <EditScreen<Evento> editor={eventEditor} texts={texts} redirectMs={1500}>
      {() => (
        <>
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
        </>
      )}
    </EditScreen>
  );
}
