import type { Place, Section } from '../common/section/section.js';

export const SECOND_STEP_PATH = '/conta#segundo-passo';

type AccountPlace = Place & Pick<Section, 'papel'>;

const place = (label: string, path: string, words = '', papel: Section['papel'] = 'edicao'): AccountPlace => ({
  papel,
  label,
  path,
  words,
});

const PROTECTING = 'proteger conta aplicação códigos chave de acesso passkey autenticação dois fatores 2fa';

/** The places where one's own account is changed, for the search. */
export const accountPlaces: readonly AccountPlace[] = [
  place('Mudar o meu nome', '/conta#conta-nome'),
  place('Mudar o meu e-mail', '/conta#conta-email', 'email correio endereço'),
  place('Receber o resumo da manhã', '/conta#conta-resumo', 'e-mail email diário avisos', 'administracao'),
  place('Mudar a palavra-passe', '/conta#conta-password-atual', 'password senha código'),
  place('Segundo passo', SECOND_STEP_PATH, PROTECTING),
  place('Terminar sessão noutros dispositivos', '/conta#sessoes', 'sessões abertas outros sair computador telemóvel'),
];
