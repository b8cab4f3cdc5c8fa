import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';
import { periods } from '../../../contract/periods.js';

/** The pages of the site that a message names; the first two ask by a button. */
interface Pages {
  confirmar: string;
  cancelar: string;
  site: string;
}

const mail = (site: string, subject: string, ...paragraphs: readonly string[]): MailWords => ({
  subject,
  text: ['Olá!', ...paragraphs, `Um abraço da equipa da ${ASSOCIATION}\n${site}\n`].join('\n\n'),
});

const toCancel = (cancelar: string) => `Para cancelar, agora ou mais tarde:\n${cancelar}`;

/** To an address that somebody asked to subscribe. Nothing of what was typed stands in it: it may be somebody else's. */
export const confirmationMail = ({ confirmar, cancelar, site }: Pages) =>
  mail(
    site,
    `Confirme a subscrição da newsletter da ${ASSOCIATION}`,
    `Recebemos um pedido para subscrever a newsletter da ${ASSOCIATION} com este endereço.`,
    `Para confirmar, abra esta página e carregue no botão:\n${confirmar}`,
    `A ligação é válida durante ${periods.newsletterDays} dias. Se não fez este pedido, não tem de fazer nada: sem confirmação não recebe a newsletter e o endereço é apagado.`,
    toCancel(cancelar),
  );

/** To a subscriber whose address somebody asked to subscribe again. */
export const alreadySubscribedMail = ({ cancelar, site }: Omit<Pages, 'confirmar'>) =>
  mail(
    site,
    `Já subscreve a newsletter da ${ASSOCIATION}`,
    'Recebemos um novo pedido para este endereço receber a newsletter, mas a subscrição já está feita: não tem de fazer nada.',
    toCancel(cancelar),
  );

const LEAVING = `Cancelar a newsletter da ${ASSOCIATION}`;

/** To an address for which somebody asked how to cancel. */
export const cancelMail = ({ cancelar, site }: Omit<Pages, 'confirmar'>) =>
  mail(
    site,
    LEAVING,
    'Recebemos, no nosso site, um pedido para cancelar a newsletter que recebe neste endereço.',
    `Para cancelar, abra esta página e carregue no botão:\n${cancelar}`,
    'Se não fez este pedido, não tem de fazer nada: a subscrição fica como está.',
  );

/** The same to an address that does not subscribe: whoever asks learns nothing of it, its owner does. */
export const notSubscribedMail = (site: string) =>
  mail(
    site,
    LEAVING,
    'Recebemos, no nosso site, um pedido para cancelar a newsletter neste endereço, que não a subscreve.',
    'Se a recebe, é noutro endereço: faça o pedido com esse. Se não fez este pedido, não tem de fazer nada.',
  );
