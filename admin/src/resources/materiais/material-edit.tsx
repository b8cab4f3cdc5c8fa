import type { Material } from '../../api-types.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { materialEditor } from './material-editor.js';
import { MaterialFields } from './material-fields.js';

const texts = {
  loading: 'Carregando dados do material...',
  loadFailure: 'Erro ao carregar os dados do material.',
  submit: 'Atualizar Material',
  success: 'Material atualizado com sucesso!',
  failure: 'Erro ao atualizar material.',
  deleteQuestion: 'Tem certeza que deseja eliminar este material?',
  deleteSuccess: 'Material eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar material.',
};

/** 'Editar Material Pedagógico'. */
export default function MaterialEdit() {
  return (
    <EditScreen<Material> editor={materialEditor} texts={texts} redirectMs={1500} cancelGoesBack>
      {() => <MaterialFields uploadingText="Enviando imagem..." />}
    </EditScreen>
  );
}
