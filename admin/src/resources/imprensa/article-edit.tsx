import type { Artigo } from '../../api-types.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { articleEditor } from './article-editor.js';
import { ArticleFields } from './article-fields.js';

const texts = {
  loading: 'A carregar os dados do artigo...',
  loadFailure: 'Erro ao carregar dados do artigo',
  submit: 'Atualizar Artigo',
  success: 'Artigo atualizado com sucesso!',
  failure: 'Erro ao atualizar o artigo. Tente novamente.',
  deleteQuestion: 'Tem a certeza de que quer eliminar este artigo?',
  deleteSuccess: 'Artigo eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar o artigo. Tente novamente.',
};

/** 'Editar Artigo'. */
export default function ArticleEdit() {
  return (
    <EditScreen<Artigo> editor={articleEditor} texts={texts} redirectMs={2000}>
      {() => <ArticleFields isEdit />}
    </EditScreen>
  );
}
