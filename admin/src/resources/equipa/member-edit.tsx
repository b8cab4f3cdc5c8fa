import Alert from '@mui/material/Alert';
import type { Membro } from '../../api-types.js';
import { DeleteRecordButton } from '../../common/form/delete-record-button.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { memberBody, MemberFields } from './member-fields.js';
import { memberLabels } from './member-labels.js';

const LIST = '/dashboard/equipa';

const messages = {
  submit: 'Atualizar Membro',
  submitting: 'Salvando...',
  success: 'Membro atualizado com sucesso!',
  failure: 'Erro ao atualizar membro.',
};

/** 'Editar Membro'. */
export default function MemberEdit() {
  return (
    <EditScreen<Membro>
      resource="equipa"
      loadingText="Carregando dados do membro..."
      loadFailure="Erro ao carregar os dados do membro."
      backPath={LIST}
    >
      {(member) => (
        <RecordForm
          resource="equipa"
          record={member}
          toBody={memberBody}
          messages={messages}
          labels={memberLabels}
          redirect={{ path: '/dashboard', afterMs: 1500 }}
        >
          {member.rascunho && (
            <Alert severity="info">
              Este testemunho é um rascunho enviado por convite: só os administradores o veem. Aprove-o na lista da
              equipa.
            </Alert>
          )}
          <MemberFields uploadingText="Enviando imagem..." />
          <FormActions cancelPath={LIST}>
            <DeleteRecordButton
              resource="equipa"
              record={member}
              question="Tem certeza que deseja eliminar este membro?"
              name={member.nome}
              success="Membro eliminado com sucesso!"
              failure="Erro ao eliminar membro."
            />
          </FormActions>
        </RecordForm>
      )}
    </EditScreen>
  );
}
