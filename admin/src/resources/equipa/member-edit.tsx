import Alert from '@mui/material/Alert';
import type { Membro } from '../../api-types.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { memberEditor } from './member-editor.js';
import { MemberFields } from './member-fields.js';

const texts = {
  loading: 'Carregando dados do membro...',
  loadFailure: 'Erro ao carregar os dados do membro.',
  submit: 'Atualizar Membro',
  success: 'Membro atualizado com sucesso!',
  failure: 'Erro ao atualizar membro.',
  deleteQuestion: 'Tem certeza que deseja eliminar este membro?',
  deleteSuccess: 'Membro eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar membro.',
};

/** 'Editar Membro'. */
export default function MemberEdit() {
  return (
    <EditScreen<Membro> editor={memberEditor} texts={texts} redirectMs={1500} cancelGoesBack>
      {({ rascunho }) => (
        <>
          {rascunho && (
            <Alert severity="info">
              Este testemunho é um rascunho enviado por convite: só os administradores o veem. Aprove-o na lista da
              equipa.
            </Alert>
          )}
          <MemberFields uploadingText="Enviando imagem..." />
        </>
      )}
    </EditScreen>
  );
}
