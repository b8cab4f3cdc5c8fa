import { createHash } from 'node:crypto';
import type { LinkPurpose } from './newsletter-link.entity.js';
import type { LinkState } from './links.service.js';
import { newsletterConfirmation } from '../consentimentos/textos/newsletter-texts.js';
import { palette } from '../../platform/palette.js';
import { periods } from '../../platform/dates/periods.js';

interface Words {
  status: number;
  title: string;
  text: string;
  button?: string;
}

const unknown: Words = {
  status: 404,
  title: 'Esta ligação não é válida',
  text: 'Verifique se copiou o endereço completo, tal como está no email que recebeu.',
};

const words: Readonly<Record<LinkPurpose, Readonly<Record<LinkState, Words>>>> = {
  confirm: {
    waiting: {
      status: 200,
      title: 'Confirmar a subscrição',
      text: newsletterConfirmation,
      button: 'Confirmar subscrição',
    },
    done: {
      status: 200,
      title: 'Subscrição confirmada',
      text: 'Obrigado! Vai receber a nossa próxima newsletter. Guarde o email que lhe enviámos: permite cancelar quando quiser.',
    },
    expired: {
      status: 410,
      title: 'Esta ligação já expirou',
      text: `As ligações de confirmação são válidas durante ${periods.newsletterDays} dias. Volte a subscrever no site para receber outra.`,
    },
    unknown,
  },
  unsubscribe: {
    waiting: {
      status: 200,
      title: 'Cancelar a subscrição',
      text: 'Carregue no botão para deixar de receber a newsletter da DFC Portugal. O seu nome e o seu endereço são apagados.',
      button: 'Cancelar subscrição',
    },
    done: {
      status: 200,
      title: 'Subscrição cancelada',
      text: 'Este endereço já não recebe a newsletter. Se mudar de ideias, pode voltar a subscrever no site.',
    },
    expired: {
      status: 410,
      title: 'Esta ligação já expirou',
      text: 'A subscrição a que esta ligação pertencia foi cancelada há muito tempo.',
    },
    unknown,
  },
};

const { ink, paper, sentir, sentirDeep, white } = palette;

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: ${paper}; color: ${ink}; font: 1.125rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 12vh auto; padding: 1.5rem; }
  h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 1rem; }
  button { margin: 1rem 0; padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; background: ${ink}; color: ${white}; font: inherit; font-weight: 600; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid ${sentirDeep}; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) {
    body { background: ${ink}; color: ${paper}; }
    button { background: ${paper}; color: ${ink}; }
    :focus-visible { outline-color: ${sentir}; }
  }
`;

/** Nothing but this page's own style, and its form to itself. */
export const LINK_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The page that a link of a message opens: what it is about and, where there is something to do, a button that does it. */
export function linkPage(purpose: LinkPurpose, state: LinkState, siteUrl: string): { status: number; html: string } {
  const { status, title, text, button } = words[purpose][state];
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  const html = `<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · DFC Portugal</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}
<p><a href="${new URL(siteUrl).href}">Ir para o site da DFC Portugal</a></p>
</main>
</body>
</html>
`;
  return { status, html };
}
