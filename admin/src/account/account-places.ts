import type { Place, Section } from '../common/section/section.js';

export const SECOND_STEP_PATH = '/conta#segundo-passo';

/** The address of the screen for an account that leaves. */
export const HANDOVER_PATH = '/dashboard/utilizadores/passar-o-testemunho';

const ADMINISTRATION = { papel: 'administracao' } as const;

/** The places where one's own account is changed, for the search. */
export const accountPlaces: readonly (Place & Pick<Section, 'papel'>)[] = [
  { label: 'Mudar o meu nome', path: '/conta#conta-nome' },
  { label: 'Mudar o meu e-mail', path: '/conta#conta-email', words: 'email correio endereço' },
  {
    ...ADMINISTRATION,
    label: 'Receber o resumo da manhã',
    path: '/conta#conta-resumo',
    words: 'e-mail email diário avisos',
  },
  { label: 'Mudar a palavra-passe', path: '/conta#conta-password-atual', words: 'password senha código' },
  {
    label: 'Segundo passo',
    path: SECOND_STEP_PATH,
    words: 'proteger conta aplicação códigos chave de acesso passkey autenticação dois fatores 2fa',
  },
  {
    label: 'Terminar sessão noutros dispositivos',
    path: '/conta#sessoes',
    words: 'sessões abertas outros sair computador telemóvel',
  },
].map((place) => ({ papel: 'edicao', ...place }));
