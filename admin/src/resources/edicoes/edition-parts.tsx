import { required } from 'ra-core';
import { BooleanInput, TextInput } from 'react-admin';
import { typedLines } from '@contract/typed-text';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { EmblemInputs } from '../../common/form/emblem-inputs.js';
import { useField, useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { GroupList } from '../../common/form/group-list.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../common/images/image-field.js';
import { awardEditor, projectEditor, thanksEditor } from './edition-editor.js';

const VIDEO = 'https://www.youtube.com/watch?v=...';

/** The film of the festival, or that it is being made. */
export function FestivalVideo() {
  return (
    <FormSection title="Festival">
      <WebAddressInput source="video" hint="YouTube ou Vimeo: só se carrega com um clique" placeholder={VIDEO} />
      <BooleanInput
        {...useInputProps('videoProvisorio')}
        helperText="Até haver endereço, aparece um desenho e a nota de que o vídeo será publicado"
      />
    </FormSection>
  );
}

/** The projects that won. */
export function Awards() {
  return (
    <FormSection title="Prémios">
      <CountedTextInput source="tituloPremios" hint="Vazio: «Projetos distinguidos»" isWide />
      <GroupList source="premios" one="Prémio" editor={awardEditor} hint="Aparecem por esta ordem">
        <CountedTextInput source="categoria" isRequired />
        <CountedTextInput source="titulo" isRequired />
        <CountedTextInput source="escola" isRequired />
        <CountedTextInput source="patrocinio" hint="Opcional" />
        <ImageField source="imagem" />
        <CountedTextInput source="imagemAlt" hint="O que se vê, para quem não vê" isWide />
        <EmblemInputs />
        <WebAddressInput source="video" hint="Opcional: «Ver Projeto» abre-o" placeholder={VIDEO} />
      </GroupList>
    </FormSection>
  );
}

/** All that took part. */
export function Projects() {
  return (
    <FormSection title="Projetos participantes">
      <CountedTextInput source="tituloProjetos" hint="Vazio: «Consulte todos os projetos participantes:»" isWide />
      <GroupList source="projetos" one="Projeto" editor={projectEditor} hint="Cada um leva à sua história">
        <CountedTextInput source="titulo" isRequired />
        <WebAddressInput
          source="url"
          hint="Onde a história está publicada"
          placeholder="https://dfcworld.org/..."
          isRequired
        />
      </GroupList>
    </FormSection>
  );
}

/** Those who are thanked. */
export function Thanks() {
  return (
    <FormSection title="Agradecimentos">
      <GroupList source="agradecimentos" one="Lista" editor={thanksEditor} hint="Listas de escolas, por programa">
        <CountedTextInput source="titulo" isRequired isWide />
        <NamesInput source="nomes" />
      </GroupList>
    </FormSection>
  );
}

const isRequired = required();

/** A list of names, one a line. */
function NamesInput({ source }: { readonly source: string }) {
  const { maxItems } = useField(source);
  return (
    <TextInput
      {...useInputProps(source)}
      multiline
      minRows={3}
      className="inteiro"
      validate={isRequired}
      helperText={`Um nome por linha, até ${maxItems}`}
      format={(names: unknown) => (Array.isArray(names) ? names.join('\n') : '')}
      parse={(text: string) => (text === '' ? [] : typedLines(text).split('\n'))}
    />
  );
}
