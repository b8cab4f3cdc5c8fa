import type { NewsletterService } from './newsletter.service.js';

/** The inbox of a form in which a box asks for the newsletter. */
interface AskingInbox {
  afterwards:
    | ((submission: { nome?: string; email?: string; newsletter?: boolean }, textos?: string) => Promise<void>)
    | undefined;
}

/**
 * Who asks for the newsletter with a form is asked by mail to confirm, as on the newsletter's own. Should that fail, the
 * submission is kept, and the same form sent again asks again.
 */
export function subscribeWhoAsks(inbox: AskingInbox, service: NewsletterService): void {
  inbox.afterwards = async ({ nome = '', email = '', newsletter }, textos) => {
    if (newsletter === true) await service.subscribeProven({ nome, email, textos });
  };
}
