import { newsletterConfirmation } from '@contract/texts/newsletter';
import { periods } from '@contract/periods';
import type { Link } from './types/link.ts';

/** The fixed title of the newsletter's page; the editable parts are in `@contract/pages/newsletter`. */
export const newsletterTitle = 'Newsletter';

/** The question before the link that cancels. */
export const alreadySubscribed = 'Já subscreve?';

/** The page where one asks for the link that cancels. */
export const leave = {
  title: 'Cancelar a newsletter',
  lead: 'Deixe de receber a newsletter quando quiser: basta o endereço em que a recebe.',
  description: 'Peça uma ligação para cancelar a newsletter da DFC Portugal.',
  formTitle: 'Pedir a ligação',
  steps: [
    'Se tem uma mensagem nossa à mão, a ligação para cancelar está no fim.',
    'Senão, escreva o seu e-mail e enviamos-lhe uma. A resposta é sempre a mesma: por aqui, ninguém fica a saber se subscreve.',
    'Na página que se abre, carregue no botão. O seu nome e o seu endereço são apagados.',
  ],
  data: 'Guardamos mais alguma coisa sobre si?',
} as const;

/** The texts of the page that a link of a message opens, before and after its button and when the link is too old. */
interface LinkTexts {
  waiting: { title: string; text: string; button: string };
  done: { title: string; text: string; actions: readonly Link[] };
  expired: { title: string; text: string; actions: readonly Link[] };
}

export const linkTexts: Readonly<Record<'confirmar' | 'cancelar', LinkTexts>> = {
  confirmar: {
    waiting: { title: 'Confirmar a subscrição', text: newsletterConfirmation, button: 'Confirmar subscrição' },
    done: {
      title: 'Subscrição confirmada',
      text: 'Obrigado! Vai receber a nossa próxima newsletter. Guarde o e-mail com esta ligação: permite cancelar quando quiser.',
      actions: [
        { label: 'Ver as notícias', to: '/imprensa' },
        { label: 'Página inicial', to: '/' },
      ],
    },
    expired: {
      title: 'Esta ligação já expirou',
      text: `As ligações de confirmação são válidas durante ${periods.newsletterDays} dias. Volte a subscrever para receber outra.`,
      actions: [{ label: 'Subscrever a newsletter', to: '/newsletter' }],
    },
  },
  cancelar: {
    waiting: {
      title: 'Cancelar a subscrição',
      text: 'Carregue no botão para deixar de receber a newsletter da DFC Portugal. O seu nome e o seu endereço são apagados.',
      button: 'Cancelar subscrição',
    },
    done: {
      title: 'Subscrição cancelada',
      text: 'Este endereço já não recebe a newsletter. Se mudar de ideias, pode voltar a subscrever.',
      actions: [
        { label: 'Página inicial', to: '/' },
        { label: 'Os meus dados', to: '/os-meus-dados' },
      ],
    },
    expired: {
      title: 'Esta ligação já expirou',
      text: 'A subscrição a que esta ligação pertencia foi cancelada há muito tempo. Se ainda recebe a newsletter, peça outra ligação.',
      actions: [{ label: 'Pedir outra ligação', to: '/newsletter/cancelar' }],
    },
  },
};

export const unknownLink = {
  title: 'Esta ligação não é válida',
  text: 'Verifique se copiou o endereço completo, tal como está no e-mail que recebeu.',
  actions: [
    { label: 'Newsletter', to: '/newsletter' },
    { label: 'Cancelar a newsletter', to: '/newsletter/cancelar' },
  ],
} as const;
