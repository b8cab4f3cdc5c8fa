import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';

const ending = `A equipa da ${ASSOCIATION}`;

/** Goes to the owner of a second step that has just changed. @param what the change, as a sentence */
export function secondStepChangedMail(what: string, adminUrl: string): MailWords {
  return {
    subject: 'O segundo passo da sua conta mudou',
    text: [
      'Olá!',
      what,
      `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, veja o segundo passo e avise outro administrador:\n${adminUrl}/conta`,
      ending,
    ].join('\n\n'),
  };
}

/** Goes to the owner of an account that a recovery code has just opened. @param left how many codes they still have */
export function recoveryCodeUsedMail(left: number, adminUrl: string): MailWords {
  const rest =
    left === 0
      ? 'Era o último. Crie já códigos novos e guarde-os num sítio seguro:'
      : `${left === 1 ? 'Resta-lhe 1 código' : `Restam-lhe ${left} códigos`}. Se perdeu a aplicação ou a chave de acesso, configure outra; os códigos novos criam-se no mesmo sítio:`;
  return {
    subject: 'Foi usado um código de recuperação da sua conta',
    text: [
      'Olá!',
      `A sua conta no painel da ${ASSOCIATION} foi aberta com a sua palavra-passe e um dos seus códigos de recuperação. Esse código já não serve.`,
      `${rest}\n${adminUrl}/conta`,
      'Se não fez este início de sessão, mude já a sua palavra-passe e avise outro administrador.',
      ending,
    ].join('\n\n'),
  };
}
