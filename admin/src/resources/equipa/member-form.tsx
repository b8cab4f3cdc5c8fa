import { Alert } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { Membro } from '../../api-types.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { ImageField } from '../../pictures/image-field.js';
import { memberEditor } from './member-editor.js';

const create = {
  success: 'Membro adicionado com sucesso! Redirecionando...',
  redirectMs: 2000,
  cancelLabel: 'Voltar',
  required: ['nome', 'estado', 'testemunho', 'img'],
  incompleteHint: 'Preencha todos os campos obrigatórios',
};

const edit = {
  loading: 'Carregando dados do membro...',
  loadFailure: 'Erro ao carregar os dados do membro.',
  failure: 'Erro ao atualizar membro.',
  deleteQuestion: 'Tem certeza que deseja eliminar este membro?',
  deleteFailure: 'Erro ao eliminar membro.',
  cancelGoesBack: true,
};

function DraftNotice() {
  if (useRecordContext<Membro>()?.rascunho !== true) return null;
  return (
    <Alert severity="info">
      Este testemunho é um rascunho enviado por convite: só os administradores o veem. Aprove-o na lista da equipa.
    </Alert>
  );
}

export default function MemberForm() {
  return (
    <RecordScreen editor={memberEditor} called="o membro" create={create} edit={edit}>
      <DraftNotice />
      <FormSection title="Membro da equipa">
        <CountedTextInput source="nome" isRequired />
        <CountedTextInput source="estado" placeholder="Ex: Atual ou 2025-2026" isRequired />
        <CountedTextInput source="testemunho" rows={3} isRequired isWide />
        <ImageField source="img" isRequired isTitled />
      </FormSection>
    </RecordScreen>
  );
}
