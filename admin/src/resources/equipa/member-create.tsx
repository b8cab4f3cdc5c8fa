import { CreateScreen } from '../../common/form/create-screen.js';
import { memberEditor } from './member-editor.js';
import { MemberFields } from './member-fields.js';
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
    <CreateScreen
      editor={memberEditor}
      messages={messages}
      firstValues={firstValues}
      redirectMs={2000}
      cancelLabel="Voltar"
      required={Object.keys(memberLabels)}
      incompleteHint="Preencha todos os campos obrigatórios"
    >
      <MemberFields uploadingText="A carregar imagem..." />
    </CreateScreen>
  );
}
