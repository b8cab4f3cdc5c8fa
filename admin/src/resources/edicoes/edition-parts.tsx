import { Alert, Link } from '@mui/material';
import { required } from 'ra-core';
import { BooleanInput, TextInput } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { typedLines } from '@contract/typed-text';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useField, useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { GroupList } from '../../common/form/group-list.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { thanksEditor } from './edition-editor.js';

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

/** The headings of the projects, which stand on the wall. */
export function WallTitles() {
  return (
    <FormSection title="Projetos">
      <Alert severity="info" className="inteiro">
        Os prémios e os projetos desta edição estão no{' '}
        <Link component={RouterLink} to="/dashboard/mural">
          mural de projetos
        </Link>
        , e aparecem aqui por si.
      </Alert>
      <CountedTextInput source="tituloPremios" hint="Vazio: «Projetos distinguidos»" isWide />
      <CountedTextInput source="tituloProjetos" hint="Vazio: «Consulte todos os projetos participantes:»" isWide />
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
