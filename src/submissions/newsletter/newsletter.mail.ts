import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';
import { periods } from '../../../contract/periods.js';

/** The pages of the site to which a message's links lead, each with a button. */
interface Links {
  confirmar?: string;
  cancelar: string;
  site: string;
}

const mail = (subject: string, ...paragraphs: readonly string[]): MailWords => ({
  subject,
  text: ['Olá!', ...paragraphs].join('\n\n'),
});

const ending = ({ cancelar, site }: Links) =>
  `Para cancelar, agora ou mais tarde:\n${cancelar}\n\nUm abraço da equipa da ${ASSOCIATION}\n${site}\n`;

/** To an address that somebody asked to subscribe. Nothing of what was typed stands in it: it may be somebody else's. */
export function confirmationMail(links: Links & { confirmar: string }): MailWords {
  return mail(
    `Confirme a subscrição da newsletter da ${ASSOCIATION}`,
    `Recebemos um pedido para subscrever a newsletter da ${ASSOCIATION} com este endereço.`,
    `Para confirmar, abra esta página e carregue no botão:\n${links.confirmar}`,
    `A ligação é válida durante ${periods.newsletterDays} dias. Se não fez este pedido, não tem de fazer nada: sem confirmação não recebe a newsletter e o endereço é apagado.`,
    ending(links),
  );
}

/** To a subscriber whose address somebody asked to subscribe again. */
export function alreadySubscribedMail(links: Links): MailWords {
  return mail(
    `Já subscreve a newsletter da ${ASSOCIATION}`,
    'Recebemos um novo pedido para este endereço receber a newsletter, mas a subscrição já está feita: não tem de fazer nada.',
    ending(links),
  );
}

/** To an address for which somebody asked how to cancel. */
export function leavingMail({ cancelar, site }: Links): MailWords {
  return mail(
    `Cancelar a newsletter da ${ASSOCIATION}`,
    'Recebemos, no nosso site, um pedido para cancelar a newsletter que recebe neste endereço.',
    `Para cancelar, abra esta página e carregue no botão:\n${cancelar}`,
    'Se não fez este pedido, não tem de fazer nada: a subscrição fica como está.',
    `Um abraço da equipa da ${ASSOCIATION}\n${site}\n`,
  );
}

/** The same to an address that does not subscribe: whoever asks learns nothing of it, its owner does. */
export function notSubscribedMail(site: string): MailWords {
  return mail(
    `Cancelar a newsletter da ${ASSOCIATION}`,
    'Recebemos, no nosso site, um pedido para cancelar a newsletter neste endereço, que não a subscreve.',
    'Se a recebe, é noutro endereço: faça o pedido com esse. Se não fez este pedido, não tem de fazer nada.',
    `Um abraço da equipa da ${ASSOCIATION}\n${site}\n`,
  );
}
