import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';
import { periods } from '../../../contract/periods.js';

export function confirmAddressMail(link: string): MailWords {
  return letter(
    'Confirme o novo e-mail da sua conta',
    `Recebemos um pedido para que este passe a ser o e-mail da sua conta no painel da ${ASSOCIATION}.`,
    `Para o confirmar, abra esta página e carregue no botão:\n${link}`,
    `A ligação só serve uma vez e é válida durante ${periods.newEmailHours} horas. Se não fez este pedido, não tem de fazer nada: a conta fica com o e-mail que tem.`,
  );
}

/** To the address that somebody wants for their account, and another account has. */
export function addressTakenMail(adminUrl: string): MailWords {
  return letter(
    'Alguém quis usar o seu e-mail noutra conta',
    `Recebemos um pedido para que este endereço passe a ser o de outra conta no painel da ${ASSOCIATION}. Como já é o da sua, não mudámos nada.`,
    `Se o pedido foi seu e não sabia que já tinha esta conta, escolha uma nova palavra-passe:\n${adminUrl}/recuperar`,
    'Se não foi, não tem de fazer nada.',
  );
}

export function addressChangeMail(email: string, adminUrl: string): MailWords {
  return letter(
    'Pedido para mudar o e-mail da sua conta',
    `Recebemos um pedido para que o e-mail da sua conta no painel da ${ASSOCIATION} passe a ser ${email}. Só muda depois de confirmada a ligação que enviámos para esse endereço.`,
    `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, e essa ligação deixa de servir:\n${adminUrl}/conta`,
  );
}

export function passwordChangedMail(adminUrl: string): MailWords {
  return letter(
    'A palavra-passe da sua conta mudou',
    `A palavra-passe da sua conta no painel da ${ASSOCIATION} foi mudada agora mesmo. As outras sessões que tinha abertas terminaram.`,
    `Se não foi você, peça já uma nova palavra-passe e avise outro administrador:\n${adminUrl}/recuperar`,
  );
}

/** To whoever has the account in one of whose sessions too many wrong passwords were given. */
export function sessionEndedMail(adminUrl: string): MailWords {
  return letter(
    'Uma sessão da sua conta terminou por segurança',
    `Hoje, numa sessão aberta da sua conta no painel da ${ASSOCIATION}, alguém escreveu muitas vezes uma palavra-passe errada. Por segurança, terminámos essa sessão.`,
    `Se foi você, basta iniciar sessão outra vez. Se não foi, alguém está a usar uma sessão sua: mude já a sua palavra-passe, e todas as outras sessões terminam:\n${adminUrl}/conta`,
  );
}

export function recoveryMail(link: string): MailWords {
  return letter(
    'Escolha uma nova palavra-passe',
    `Recebemos um pedido de uma nova palavra-passe para a sua conta no painel da ${ASSOCIATION}.`,
    `Para a escolher, abra esta página:\n${link}`,
    `A ligação só serve uma vez e é válida durante ${periods.recoveryMinutes} minutos. Se não fez este pedido, não tem de fazer nada: a palavra-passe fica como está.`,
  );
}
