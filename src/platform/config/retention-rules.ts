import { periods } from '../../../contract/periods.js';

interface RetentionRule {
  /** The setting that says how many days, how many without it, and the fewest that are taken: fewer are a slip of a digit. */
  setting: string;
  days: number;
  minimum: number;
  /** The things that go by it, and the moment from which their days count, in the words of the back office. */
  what: string;
  since: string;
  /** Has it wait for a person's word where it would take an unusual part of what there is. */
  guarded?: true;
}

/**
 * The one table of how long personal data is kept; the policy of the site says the same. All else goes by
 * itself: sessions, tickets and used captchas when they expire, idempotency keys after two hours, an account with its
 * deletion, a subscriber with their leaving.
 */
export const retentionRules = {
  submissions: {
    setting: 'RETENTION_SUBMISSIONS_DAYS',
    days: 730,
    minimum: 30,
    what: 'Formulários recebidos, com os documentos juntos',
    since: 'desde que chegaram',
    guarded: true,
  },
  suspeitas: {
    setting: 'RETENTION_SUSPEITAS_DAYS',
    days: 30,
    minimum: 1,
    what: 'Submissões suspeitas',
    since: 'desde que chegaram',
  },
  acceptances: {
    setting: 'RETENTION_ACCEPTANCES_DAYS',
    days: 30,
    minimum: 1,
    what: 'Submissões sem aceitação registada, sobre as quais ninguém decidiu',
    since: 'desde que esperam',
  },
  unconfirmed: {
    setting: 'RETENTION_UNCONFIRMED_DAYS',
    days: 7,
    minimum: 7,
    what: 'Pedidos da newsletter que ninguém confirmou',
    since: 'desde o último pedido',
  },
  openingNotices: {
    setting: 'RETENTION_OPENING_NOTICES_DAYS',
    days: 365,
    minimum: 30,
    what: 'Pedidos de aviso da abertura das inscrições',
    since: 'desde que foram feitos; antes disso, quando o aviso segue',
  },
  invitations: {
    setting: 'RETENTION_INVITATIONS_DAYS',
    days: 365,
    minimum: 30,
    what: 'Convites para testemunho, com a imagem e o testemunho que não foram publicados',
    since: 'desde o fim da validade',
    guarded: true,
  },
  consents: {
    setting: 'RETENTION_CONSENTS_DAYS',
    days: 365,
    minimum: 1,
    what: 'Prova dos consentimentos retirados',
    since: 'desde que foram retirados',
  },
  accountInvitations: {
    setting: 'RETENTION_ACCOUNT_INVITATIONS_DAYS',
    days: 30,
    minimum: 1,
    what: 'Convites para ter uma conta no painel',
    since: 'desde o fim da validade',
  },
  requests: {
    setting: 'RETENTION_REQUESTS_DAYS',
    days: 365,
    minimum: 30,
    what: 'Pedidos sobre dados pessoais a que se respondeu',
    since: 'desde a resposta',
  },
  links: {
    setting: 'RETENTION_LINKS_DAYS',
    days: 30,
    minimum: 1,
    what: 'Ligações enviadas por e-mail que já não servem',
    since: `desde o fim da validade; as de quem saiu da newsletter valem ${periods.endedNewsletterDays} dias`,
  },
  sentMail: {
    setting: 'RETENTION_SENT_MAIL_DAYS',
    days: 7,
    minimum: 1,
    what: 'Registo dos e-mails enviados, sem o endereço nem o que diziam',
    since: 'desde o envio',
  },
  failedMail: {
    setting: 'RETENTION_FAILED_MAIL_DAYS',
    days: 30,
    minimum: 1,
    what: 'E-mails que não puderam ser entregues',
    since: 'desde a última tentativa',
  },
  mailFiles: {
    setting: 'RETENTION_MAIL_FILES_DAYS',
    days: 30,
    minimum: 1,
    what: 'E-mails escritos em ficheiro, onde não há servidor de correio',
    since: 'desde que foram escritos',
  },
  trail: {
    setting: 'RETENTION_SECURITY_LOG_DAYS',
    days: 365,
    minimum: 1,
    what: 'Atividade do painel',
    since: 'desde que aconteceu',
    guarded: true,
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionRuleName = keyof typeof retentionRules;
export const retentionRuleNames = Object.keys(retentionRules) as RetentionRuleName[];
