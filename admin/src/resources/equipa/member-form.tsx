import { Alert } from '@mui/material';
import { useRecordContext } from 'ra-core';
import type { Membro } from '../../api-types.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { memberEditor } from './member-editor.js';

const create = {
  success: 'Membro adicionado com sucesso! Redirecionando...',
  redirectMs: 2000,
  cancelLabel: 'Voltar',
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
      Este testemunho é um rascunho enviado por convite: os visitantes não o veem. Aprove-o na lista da equipa.
    </Alert>
  );
}

const sections = { 'Membro da equipa': ['nome', 'estado', 'testemunho', 'img'] };

export default function MemberForm() {
  return (
    <RecordScreen editor={memberEditor} create={create} edit={edit} sections={sections}>
      <DraftNotice />
    </RecordScreen>
  );
}
