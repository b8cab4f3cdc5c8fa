import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { SampleInput } from '../../common/form/sample-input.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { materialEditor } from './material-editor.js';

const create = {
  messages: {
    submit: 'Adicionar Material',
    submitting: 'A adicionar...',
    success: 'Material adicionado com sucesso! Redirecionando...',
    failure: 'Erro ao adicionar o material. Verifique os dados e tente novamente.',
  },
  firstValues: {},
  redirectMs: 2000,
  cancelLabel: 'Voltar',
  required: ['titulo', 'download', 'texto', 'img'],
  incompleteHint: 'Preencha todos os campos obrigatórios',
};

const edit = {
  loading: 'Carregando dados do material...',
  loadFailure: 'Erro ao carregar os dados do material.',
  submit: 'Atualizar Material',
  success: 'Material atualizado com sucesso!',
  failure: 'Erro ao atualizar material.',
  deleteQuestion: 'Tem certeza que deseja eliminar este material?',
  deleteSuccess: 'Material eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar material.',
  redirectMs: 1500,
  cancelGoesBack: true,
};

/** 'Adicionar Material Pedagógico' and 'Editar Material Pedagógico'. */
export default function MaterialForm() {
  return (
    <RecordScreen editor={materialEditor} create={create} edit={edit}>
      <SampleInput />
      <FormSection title="Material pedagógico">
        <CountedTextInput source="titulo" isRequired />
        <WebAddressInput
          source="download"
          hint="O endereço do PDF; pode ser um ficheiro da secção Upload"
          placeholder="https://exemplo.pt/material.pdf"
          isRequired
        />
        <FormattedTextInput source="texto" rows={3} isRequired />
        <ImageField source="img" isRequired />
      </FormSection>
    </RecordScreen>
  );
}
