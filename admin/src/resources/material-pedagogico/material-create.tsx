import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { materialBody, MaterialFields } from './material-fields.js';
import { materialLabels } from './material-labels.js';

const messages = {
  submit: 'Adicionar Material',
  submitting: 'A adicionar...',
  success: 'Material adicionado com sucesso! Redirecionando...',
  failure: 'Erro ao adicionar o material. Verifique os dados e tente novamente.',
};

const firstValues = {};

/** 'Adicionar Material Pedagógico'. */
export default function MaterialCreate() {
  return (
    <RecordForm
      resource="materialpost"
      record={firstValues}
      toBody={materialBody}
      messages={messages}
      labels={materialLabels}
      redirect={{ path: '/dashboard', afterMs: 2000 }}
    >
      <MaterialFields uploadingText="A carregar imagem..." />
      <FormActions
        cancelPath="/dashboard"
        cancelLabel="Voltar"
        required={Object.keys(materialLabels)}
        incompleteHint="Preencha todos os campos obrigatórios"
      />
    </RecordForm>
  );
}
