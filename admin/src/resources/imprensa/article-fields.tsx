import { artigoInput } from '@contract/limits/artigo-input';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { FormSection } from '../../common/form/form-section.js';
import { LisbonDateTimeInput } from '../../common/form/lisbon-date-time-input.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { PhotosField } from '../../common/images/photos-field.js';
import { articleLabels as labels } from './article-labels.js';

/** Every field of an article. A new one needs its description; photos sent to one that is edited replace those it has. */
export function ArticleFields({ isEdit }: { readonly isEdit: boolean }) {
  return (
    <>
      <FormSection title="Artigo">
        <CountedTextInput
          source="titulo"
          label={labels.titulo}
          maxCharacters={artigoInput.titulo.maxLength}
          isRequired
          isWide
        />
        <CountedTextInput
          source="Categoria"
          label={labels.Categoria}
          maxCharacters={artigoInput.Categoria.maxLength}
          placeholder="Ex: Jornal"
        />
        <LisbonDateTimeInput source="data" label={labels.data} hint="Se ficar vazia, é usada a data atual" />
        <CountedTextInput
          source="hook"
          label={labels.hook}
          maxCharacters={artigoInput.hook.maxLength}
          rows={2}
          isWide
        />
        <CountedTextInput
          source="descricao"
          label={labels.descricao}
          maxCharacters={artigoInput.descricao.maxLength}
          hint="Uma linha em branco separa parágrafos"
          rows={6}
          isRequired={!isEdit}
          isWide
        />
      </FormSection>
      <FormSection title="Multimédia">
        <ImageField source="url" label={labels.url} />
        <PhotosField source="fotos" label={labels.fotos} isReplacing={isEdit} canClear />
        <WebAddressInput
          source="video"
          label={labels.video}
          hint="Endereço do vídeo"
          placeholder="https://exemplo.pt/video"
        />
      </FormSection>
    </>
  );
}
