import { useWatch } from 'react-hook-form';
import type { User } from '../api-types.js';
import { LineInput } from './form/line-input.js';

type Papel = User['papel'];

export const papelWords: Readonly<Record<Papel, { readonly name: string; readonly may: string }>> = {
  administracao: { name: 'Administração', may: 'Tudo, também os dados das pessoas e as contas dos colegas.' },
  edicao: { name: 'Edição', may: 'Conteúdos e ficheiros, mas não os dados das pessoas.' },
};

export const papelChoices = Object.entries(papelWords).map(([id, { name }]) => ({ id, name }));

export function PapelInput({ disabled = false }: { readonly disabled?: boolean }) {
  const papel = useWatch<{ papel: Papel }>({ name: 'papel' });
  return (
    <LineInput
      source="papel"
      label="Papel"
      choices={papelChoices}
      disabled={disabled}
      helperText={papelWords[papel].may}
    />
  );
}
