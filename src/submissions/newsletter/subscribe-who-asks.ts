import type { NewsletterService } from './newsletter.service.js';

/** The inbox of a form in which a box asks for the newsletter. */
interface AskingInbox {
  afterwards:
    | ((submission: { nome?: string; email?: string; newsletter?: boolean }, textos?: string) => Promise<void>)
    | undefined;
}

/**
 * Sends each person who ticks the newsletter's box in a form a mail that asks them to confirm, as the newsletter's own
 * form does. Should that fail, the submission is kept, and the same form sent again asks again.
 */
export function subscribeWhoAsks(inbox: AskingInbox, service: NewsletterService): void {
  inbox.afterwards = async ({ nome = '', email = '', newsletter }, textos) => {
    if (newsletter === true) await service.subscribeProven({ nome, email, textos });
  };
}
