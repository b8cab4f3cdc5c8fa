import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { SampleInput } from '../../common/form/sample-input.js';
import { questionEditor, questionPages } from './question-editor.js';

const create = {
  messages: {
    submit: 'Adicionar Pergunta',
    submitting: 'A adicionar...',
    success: 'Pergunta adicionada com sucesso!',
    failure: 'Erro ao adicionar a pergunta. Verifique os dados e tente novamente.',
  },
  firstValues: { pagina: 'faq' },
  redirectMs: 1500,
  returnsToList: true,
  required: ['pagina', 'pergunta', 'resposta'],
  incompleteHint: 'Preencha a pergunta e a resposta',
};

const edit = {
  loading: 'A carregar a pergunta...',
  loadFailure: 'Erro ao carregar a pergunta.',
  submit: 'Atualizar Pergunta',
  success: 'Pergunta atualizada com sucesso!',
  failure: 'Erro ao atualizar a pergunta. Tente novamente.',
  deleteQuestion: 'Tem a certeza de que quer eliminar esta pergunta?',
  deleteSuccess: 'Pergunta eliminada com sucesso!',
  deleteFailure: 'Erro ao eliminar a pergunta. Tente novamente.',
  redirectMs: 1500,
  returnsToList: true,
};

const isRequired = required();

function QuestionFields() {
  const { isBusy } = useFormStatus();
  return (
    <FormSection title="Pergunta e resposta">
      <SelectInput
        source="pagina"
        label={questionEditor.labels.pagina}
        choices={questionPages}
        validate={isRequired}
        disabled={isBusy}
        helperText="A página do site em que aparece"
      />
      <CountedTextInput source="grupo" hint="Opcional: o título sob o qual aparece" />
      <CountedTextInput source="pergunta" isRequired isWide />
      <FormattedTextInput source="resposta" hint="Curta" rows={4} isRequired />
    </FormSection>
  );
}

/** 'Adicionar Pergunta' and 'Editar Pergunta'. */
export default function QuestionForm() {
  return (
    <RecordScreen editor={questionEditor} create={create} edit={edit}>
      <SampleInput />
      <QuestionFields />
    </RecordScreen>
  );
}
