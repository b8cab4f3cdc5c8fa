import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { ResetButton } from '../../common/form/reset-button.js';
import { articleBody, ArticleFields } from './article-fields.js';
import { articleLabels } from './article-labels.js';

const messages = {
  submit: 'Adicionar Artigo',
  submitting: 'Adicionando...',
  success: 'Artigo adicionado com sucesso!',
  failure: 'Erro ao adicionar o artigo. Tente novamente.',
};

const firstValues = { fotos: [] };

/** 'Novo Artigo'; once stored the form is emptied for the next one. */
export default function ArticleCreate() {
  return (
    <RecordForm
      resource="imprensa"
      record={firstValues}
      toBody={articleBody}
      messages={messages}
      labels={articleLabels}
    >
      <ArticleFields isEdit={false} />
      <FormActions cancelPath="/dashboard" cancelLabel="Voltar">
        <ResetButton label="Limpar" />
      </FormActions>
    </RecordForm>
  );
}
