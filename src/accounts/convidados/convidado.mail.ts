import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';
import type { Papel } from '../../platform/access/papel.js';
import type { Convidado } from './convidado.entity.js';
import { periods } from '../../platform/dates/periods.js';

const may: Readonly<Record<Papel, string>> = {
  administracao: 'Com ela pode ver e mudar tudo, também o que é sobre pessoas.',
  edicao: 'Com ela pode publicar e mudar os conteúdos e os ficheiros do site.',
};

/** To a colleague who is invited to have an account. */
export function invitationMail(
  { nome, email, papel }: Pick<Convidado, 'nome' | 'email' | 'papel'>,
  { inviter, link }: { inviter: string; link: string },
): MailWords {
  return {
    subject: `Tem um convite para o painel da ${ASSOCIATION}`,
    text: [
      `Olá, ${nome}!`,
      `${inviter} enviou-lhe um convite para ter uma conta no painel da ${ASSOCIATION}. ${may[papel]}`,
      `Para a abrir, escolha a sua password nesta página:\n${link}`,
      `Depois, entra com o email ${email} e essa password. A ligação serve uma vez e é válida durante ${periods.accountInvitationDays} dias.`,
      'Se não conhece quem lhe enviou o convite, não tem de fazer nada: sem a password não chega a haver conta.',
      `A equipa da ${ASSOCIATION}`,
    ].join('\n\n'),
  };
}
