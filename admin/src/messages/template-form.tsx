import { CountedTextInput } from '../common/form/counted-text-input.js';
import { FormSection } from '../common/form/form-section.js';
import { RecordScreen, textsOf } from '../common/form/record-screen.js';
import { templateEditor } from './template-editor.js';

const texts = textsOf('o modelo');

const create = {
  messages: texts.messages,
  firstValues: {},
  redirectMs: 1500,
  required: ['nome', 'texto'],
  incompleteHint: 'Preencha o nome e o texto',
};

/** 'Adicionar Modelo' and 'Editar Modelo'. */
export default function TemplateForm() {
  return (
    <RecordScreen editor={templateEditor} create={create} edit={texts.edit} returnsToList>
      <FormSection title="Modelo">
        <CountedTextInput source="nome" hint="Como a equipa o encontra" isRequired isWide />
        <CountedTextInput source="texto" hint="{nome} dá lugar ao nome de quem escreveu" rows={10} isRequired isWide />
      </FormSection>
    </RecordScreen>
  );
}
