import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { memberBody, MemberFields } from './member-fields.js';
import { memberLabels } from './member-labels.js';

const messages = {
  submit: 'Adicionar Membro',
  submitting: 'A adicionar...',
  success: 'Membro adicionado com sucesso! Redirecionando...',
  failure: 'Erro ao adicionar o membro. Verifique os dados e tente novamente.',
};

const firstValues = {};

/** 'Adicionar Membro'. */
export default function MemberCreate() {
  return (
    <RecordForm
      resource="equipa"
      record={firstValues}
      toBody={memberBody}
      messages={messages}
      labels={memberLabels}
      redirect={{ path: '/dashboard', afterMs: 2000 }}
    >
      <MemberFields uploadingText="A carregar imagem..." />
      <FormActions
        cancelPath="/dashboard"
        cancelLabel="Voltar"
        required={Object.keys(memberLabels)}
        incompleteHint="Preencha todos os campos obrigatórios"
      />
    </RecordForm>
  );
}
