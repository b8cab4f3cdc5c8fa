import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { templateEditor } from './template-editor.js';

const create = {
  messages: {
    submit: 'Adicionar Modelo',
    submitting: 'A adicionar...',
    success: 'Modelo adicionado com sucesso!',
    failure: 'Erro ao adicionar o modelo. Verifique os dados e tente novamente.',
  },
  firstValues: {},
  redirectMs: 1500,
  returnsToList: true,
  required: ['nome', 'texto'],
  incompleteHint: 'Preencha o nome e o texto',
};

const edit = {
  loading: 'A carregar o modelo...',
  loadFailure: 'Erro ao carregar o modelo.',
  submit: 'Atualizar Modelo',
  success: 'Modelo atualizado com sucesso!',
  failure: 'Erro ao atualizar o modelo. Tente novamente.',
  deleteQuestion: 'Tem a certeza de que quer eliminar este modelo?',
  deleteSuccess: 'Modelo eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar o modelo. Tente novamente.',
  redirectMs: 1500,
  returnsToList: true,
};

/** 'Adicionar Modelo' and 'Editar Modelo'. */
export default function TemplateForm() {
  return (
    <RecordScreen editor={templateEditor} create={create} edit={edit}>
      <FormSection title="Modelo">
        <CountedTextInput source="nome" hint="Como a equipa o encontra" isRequired isWide />
        <CountedTextInput source="texto" hint="{nome} dá lugar ao nome de quem escreveu" rows={10} isRequired isWide />
      </FormSection>
    </RecordScreen>
  );
}
