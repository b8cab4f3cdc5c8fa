import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';

/** Goes to the owner of a second step that has just changed. @param what the change, as a sentence */
export function secondStepChangedMail(what: string, adminUrl: string): MailWords {
  return letter(
    'O segundo passo da sua conta mudou',
    what,
    `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, confirme como ficou o segundo passo e avise outro administrador:\n${adminUrl}/conta`,
  );
}

/** Goes to the owner of an account that a recovery code has just opened. @param left how many codes they still have */
export function recoveryCodeUsedMail(left: number, adminUrl: string): MailWords {
  const rest =
    left === 0
      ? 'Era o último. Crie já códigos novos e guarde-os num sítio seguro:'
      : `${left === 1 ? 'Ainda tem 1 código' : `Ainda tem ${left} códigos`}. Se perdeu a aplicação ou a chave de acesso, configure outra nesta página, onde também pode criar códigos novos:`;
  return letter(
    'Foi usado um código de recuperação da sua conta',
    `Houve um início de sessão na sua conta no painel da ${ASSOCIATION}, com a sua palavra-passe e um dos seus códigos de recuperação. Esse código já não serve.`,
    `${rest}\n${adminUrl}/conta`,
    'Se não foi você, mude já a sua palavra-passe e avise outro administrador.',
  );
}
