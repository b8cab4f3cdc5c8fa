import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { LisbonDateTimeInput } from '../../common/form/lisbon-date-time-input.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { SampleInput } from '../../common/form/sample-input.js';
import { ResetButton } from '../../common/form/reset-button.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { PhotosField } from '../../common/images/photos-field.js';
import { articleEditor } from './article-editor.js';

/** Once stored the form is emptied for the next one: it leads nowhere. */
const create = {
  messages: {
    submit: 'Adicionar Artigo',
    submitting: 'Adicionando...',
    success: 'Artigo adicionado com sucesso!',
    failure: 'Erro ao adicionar o artigo. Tente novamente.',
  },
  firstValues: { fotos: [] },
  cancelLabel: 'Voltar',
  actions: <ResetButton label="Limpar" />,
};

const edit = {
  loading: 'A carregar os dados do artigo...',
  loadFailure: 'Erro ao carregar dados do artigo',
  submit: 'Atualizar Artigo',
  success: 'Artigo atualizado com sucesso!',
  failure: 'Erro ao atualizar o artigo. Tente novamente.',
  deleteQuestion: 'Tem a certeza de que quer eliminar este artigo?',
  deleteSuccess: 'Artigo eliminado com sucesso!',
  deleteFailure: 'Erro ao eliminar o artigo. Tente novamente.',
  redirectMs: 2000,
};

/** A new one needs its description; photos sent to one that is edited replace those it has. */
function ArticleFields() {
  const { isEdit } = useFormStatus();
  return (
    <>
      <FormSection title="Artigo">
        <CountedTextInput source="titulo" isRequired isWide />
        <CountedTextInput source="Categoria" placeholder="Ex: Jornal" />
        <LisbonDateTimeInput source="data" hint="Se ficar vazia, é usada a data atual" />
        <CountedTextInput source="hook" rows={2} isWide />
        <FormattedTextInput source="descricao" rows={8} isRequired={!isEdit} />
      </FormSection>
      <FormSection title="Multimédia">
        <ImageField source="url" />
        <PhotosField source="fotos" isReplacing={isEdit} canClear />
        <WebAddressInput source="video" hint="Endereço do vídeo" placeholder="https://exemplo.pt/video" />
      </FormSection>
    </>
  );
}

/** 'Novo Artigo' and 'Editar Artigo'. */
export default function ArticleForm() {
  return (
    <RecordScreen editor={articleEditor} create={create} edit={edit}>
      <SampleInput />
      <ArticleFields />
    </RecordScreen>
  );
}
