import { SelectInput } from 'react-admin';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { questionEditor, questionPages } from './question-editor.js';

const create = {
  firstValues: { pagina: 'faq' },
  required: ['pagina', 'pergunta', 'resposta'],
  incompleteHint: 'Preencha a pergunta e a resposta',
};

export default function QuestionForm() {
  return (
    <RecordScreen editor={questionEditor} called="a pergunta" create={create} returnsToList>
      <QuestionFields />
    </RecordScreen>
  );
}

function QuestionFields() {
  return (
    <FormSection title="Pergunta e resposta">
      <SelectInput
        {...useInputProps('pagina', true)}
        choices={questionPages}
        helperText="A página do site em que aparece"
      />
      <CountedTextInput source="grupo" hint="Opcional: o título sob o qual aparece" />
      <CountedTextInput source="pergunta" isRequired isWide />
      <FormattedTextInput source="resposta" hint="Curta" rows={4} isRequired />
    </FormSection>
  );
}
