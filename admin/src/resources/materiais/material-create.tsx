import { CreateScreen } from '../../common/form/create-screen.js';
import { materialEditor } from './material-editor.js';
import { MaterialFields } from './material-fields.js';
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
    <CreateScreen
      editor={materialEditor}
      messages={messages}
      firstValues={firstValues}
      redirectMs={2000}
      cancelLabel="Voltar"
      required={Object.keys(materialLabels)}
      incompleteHint="Preencha todos os campos obrigatórios"
    >
      <MaterialFields uploadingText="A carregar imagem..." />
    </CreateScreen>
  );
}
