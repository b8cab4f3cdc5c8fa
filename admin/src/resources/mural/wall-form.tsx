import { NumberInput, SelectInput } from 'react-admin';
import { projetoMuralInput as limits } from '@contract/limits/projeto-mural-input';
import { projectSteps, stepNames } from '@contract/project';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { schoolYears } from '../../common/dates/school-years.js';
import { choicesAmong } from '../../common/form/choices.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { emblemFields, EmblemInputs } from '../../common/form/emblem-inputs.js';
import { useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { editorOf } from '../../common/form/record-editor.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { valueViews } from '../../common/form/value-views.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../pictures/image-field.js';
import { PhotosField } from '../../pictures/photos-field.js';

const editor = editorOf(limits, {
  edicao: { label: 'Edição', view: valueViews.schoolYear },
  ordem: 'Lugar na edição',
  titulo: { label: 'Título', review: 'title' },
  escola: 'Escola',
  distrito: 'Distrito',
  premio: 'Prémio',
  patrocinio: { label: 'Patrocínio do prémio', review: 'text' },
  frase: { label: 'O projeto numa frase', review: 'text' },
  sentir: { label: stepNames.sentir, review: 'formatted' },
  imaginar: { label: stepNames.imaginar, review: 'formatted' },
  fazer: { label: stepNames.fazer, review: 'formatted' },
  partilhar: { label: stepNames.partilhar, review: 'formatted' },
  imagem: {
    label: 'Imagem principal',
    view: valueViews.image,
    review: ({ imagemAlt }) => (imagemAlt ? 'emblem' : 'picture'),
  },
  imagemAlt: 'Texto alternativo da imagem',
  ...emblemFields,
  fotos: { label: 'Outras fotografias', view: valueViews.images, review: 'picture' },
  video: { label: 'Vídeo', review: 'link' },
  url: { label: 'Endereço da história noutro site', review: 'link' },
});

const years = schoolYears(lisbonToday());
const create = {
  success: 'Projeto adicionado com sucesso! Já está no mural.',
  failure: 'Erro ao adicionar o projeto. Tente novamente.',
  firstValues: { forma: 'star', cor: 'imaginar', fotos: [] },
  required: ['edicao', 'titulo'],
  incompleteHint: 'Escolha a edição e escreva o título',
};

function ProjectFields() {
  return (
    <>
      <FormSection title="Projeto">
        <SelectInput {...useInputProps('edicao', true)} choices={years} />
        <CountedTextInput source="escola" />
        <CountedTextInput source="titulo" isRequired isWide />
        <CountedTextInput source="frase" hint="Lê-se no cartão e por baixo do título" isWide />
        <SelectInput
          {...useInputProps('distrito')}
          choices={choicesAmong(limits.distrito.enum)}
          emptyText="Por indicar"
        />
        <NumberInput
          {...useInputProps('ordem')}
          min={1}
          max={limits.ordem.maximum}
          helperText="1, 2, 3… para os prémios; vazio: depois deles"
        />
        <CountedTextInput source="premio" hint="Vazio: não foi distinguido" />
        <CountedTextInput source="patrocinio" hint="Opcional" />
      </FormSection>
      <FormSection title="A história, em quatro passos">
        {projectSteps.map((step) => (
          <FormattedTextInput key={step} source={step} rows={4} />
        ))}
      </FormSection>
      <FormSection title="Multimédia">
        <ImageField source="imagem" />
        <CountedTextInput source="imagemAlt" hint="O que se vê, para quem não vê. Vazio: só enfeita" isWide />
        <EmblemInputs />
        <PhotosField source="fotos" />
        <WebAddressInput source="video" hint="«Ver Projeto» abre-o" placeholder="https://www.youtube.com/watch?v=..." />
        <WebAddressInput
          source="url"
          hint="Só onde a história está publicada noutro site"
          placeholder="https://dfcworld.org/..."
        />
      </FormSection>
    </>
  );
}

export default function WallForm() {
  return (
    <RecordScreen editor={editor} called="o projeto" create={create} returnsToList>
      <ProjectFields />
    </RecordScreen>
  );
}
