import type { Material } from '../../api-types.js';
import { DeleteRecordButton } from '../../common/form/delete-record-button.js';
import { EditScreen } from '../../common/form/edit-screen.js';
import { FormActions } from '../../common/form/form-actions.js';
import { RecordForm } from '../../common/form/record-form.js';
import { materialBody, MaterialFields } from './material-fields.js';
import { materialLabels } from './material-labels.js';

const LIST = '/dashboard/material-pedagogico';

const messages = {
  submit: 'Atualizar Material',
  submitting: 'Salvando...',
  success: 'Material atualizado com sucesso!',
  failure: 'Erro ao atualizar material.',
};

/** 'Editar Material Pedagógico'. */
export default function MaterialEdit() {
  return (
    <EditScreen<Material>
      resource="materialpost"
      loadingText="Carregando dados do material..."
      loadFailure="Erro ao carregar os dados do material."
      backPath={LIST}
    >
      {(material) => (
        <RecordForm
          resource="materialpost"
          record={material}
          toBody={materialBody}
          messages={messages}
          labels={materialLabels}
          redirect={{ path: '/dashboard', afterMs: 1500 }}
        >
          <MaterialFields uploadingText="Enviando imagem..." />
          <FormActions cancelPath={LIST}>
            <DeleteRecordButton
              resource="materialpost"
              record={material}
              question="Tem certeza que deseja eliminar este material?"
              name={material.titulo}
              success="Material eliminado com sucesso!"
              failure="Erro ao eliminar material."
            />
          </FormActions>
        </RecordForm>
      )}
    </EditScreen>
  );
}
