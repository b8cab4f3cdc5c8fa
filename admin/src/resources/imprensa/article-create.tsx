import { CreateScreen } from '../../common/form/create-screen.js';
import { ResetButton } from '../../common/form/reset-button.js';
import { articleEditor } from './article-editor.js';
import { ArticleFields } from './article-fields.js';

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
    <CreateScreen
      editor={articleEditor}
      messages={messages}
      firstValues={firstValues}
      cancelLabel="Voltar"
      actions={<ResetButton label="Limpar" />}
    >
      <ArticleFields isEdit={false} />
    </CreateScreen>
  );
}
