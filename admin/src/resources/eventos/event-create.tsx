import { CreateScreen } from '../../common/form/create-screen.js';
import { FormSection } from '../../common/form/form-section.js';
import { eventEditor } from './event-editor.js';
import { EventBasics, EventDates, EventExtras, EventMedia } from './event-fields.js';

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
    <CreateScreen
      editor={eventEditor}
      messages={messages}
      firstValues={firstValues}
      redirectMs={2000}
      required={['titulo', 'data', 'local']}
      incompleteHint="Preencha os campos obrigatórios para continuar"
    >
      <FormSection title="Informações Básicas">
        <EventBasics />
      </FormSection>
      <FormSection title="Data e Local">
        <EventDates />
      </FormSection>
      <FormSection title="Mídia e Links">
        <EventMedia />
      </FormSection>
      <FormSection title="Informações Adicionais">
        <EventExtras />
      </FormSection>
    </CreateScreen>
  );
}
