import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useChange } from '../../account/use-change.js';
import { FormSection } from '../../common/form/form-section.js';
import { papelWords } from '../../common/papel-words.js';
import { InvitedColleagues } from '../convidados/invited-colleagues.js';
import { isLastingAdministrator } from './handover-rules.js';
import { PersonRow } from './person-row.js';
import type { StepProps } from './step-props.js';
import { WhatCame } from './what-came.js';

function verdict(lasting: number): string {
  if (lasting === 0)
    return 'Depois de si, ninguém fica a administrar: convide alguém, ou passe alguém a administração.';
  if (lasting === 1) return 'Depois de si, fica uma só pessoa a administrar. Duas é melhor: uma delas pode faltar.';
  return `Depois de si, ficam ${lasting} pessoas a administrar.`;
}

/** Lists the colleagues who can take over, and warns where fewer than two administrators are left. */
export function SuccessorStep({ others, change }: StepProps) {
  const { state, change: attempt } = useChange();
  const lasting = others.filter(isLastingAdministrator);
  const raisable = others.filter(({ papel, ativo }) => papel === 'edicao' && ativo);
  return (
    <FormSection title="1. Quem fica a administrar">
      <Alert severity={lasting.length > 1 ? 'success' : 'warning'} className="inteiro">
        {verdict(lasting.length)}
      </Alert>
      <WhatCame state={state} />
      <Box component="ul" className="inteiro" aria-label="Quem fica" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {[...lasting, ...raisable].map((user) => (
          <PersonRow
            key={user.id}
            user={user}
            about={papelWords[user.papel].name}
            isBusy={state.isSending}
            action={
              user.papel === 'edicao'
                ? {
                    label: 'Passar a administração',
                    name: `Passar ${user.nome} a administração`,
                    onClick: () =>
                      void attempt(
                        () => change(user, { papel: 'administracao' }),
                        `${user.nome} passou a administração. Tem de entrar outra vez.`,
                        'Erro ao mudar o papel. Tente novamente.',
                      ),
                  }
                : undefined
            }
          />
        ))}
      </Box>
      <Box className="inteiro">
        <Typography sx={{ mb: 1 }}>Ainda não tem conta quem fica? Convide já; um convite aceite conta aqui.</Typography>
        <InvitedColleagues papel="administracao" />
      </Box>
    </FormSection>
  );
}
