import type { Artigo } from '../../api-types.js';
import { DeleteRecordButton } from '../../common/form/delete-record-button.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { articleBody, ArticleFields } from './article-fields.js';
import { articleLabels } from './article-labels.js';

const LIST = '/dashboard/imprensa';

const messages = {
  submit: 'Atualizar Artigo',
  submitting: 'Salvando...',
  success: 'Artigo atualizado com sucesso!',
  failure: 'Erro ao atualizar o artigo. Tente novamente.',
};

/** 'Editar Artigo'. */
export default function ArticleEdit() {
  return (
    <EditScreen<Artigo>
      resource="imprensa"
      loadingText="Carregando dados do artigo..."
      loadFailure="Erro ao carregar dados do artigo"
      backPath={LIST}
    >
      {(article) => (
        <RecordForm
          resource="imprensa"
          record={article}
          toBody={articleBody}
          messages={messages}
          labels={articleLabels}
          redirect={{ path: '/dashboard', afterMs: 2000 }}
        >
          <ArticleFields isEdit />
          <FormActions cancelPath="/dashboard">
            <DeleteRecordButton
              resource="imprensa"
              record={article}
              question="Tem certeza que deseja eliminar este artigo?"
              name={article.titulo}
              success="Artigo eliminado com sucesso!"
              failure="Erro ao eliminar o artigo. Tente novamente."
            />
          </FormActions>
        </RecordForm>
      )}
    </EditScreen>
  );
}
