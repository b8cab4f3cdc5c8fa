import { describe, expect, it } from '@jest/globals';
import { policyTables } from '../../../contract/texts/policy-tables.js';
import { type RetentionRuleName, retentionRules } from '#platform/config/retention-rules.js';
import { youngAges } from '../../../contract/texts/guardian.js';
import { shownTexts } from './shown-texts.js';

/** The rule behind each row of the policy's table; nothing for what no rule of ours erases. */
const ruleOf: Readonly<Record<string, RetentionRuleName | undefined>> = {
  'Formulários e os documentos juntos': 'submissions',
  'Submissões que parecem spam': 'suspeitas',
  'Submissões sem aceitação registada, se ninguém decidir sobre elas': 'acceptances',
  // gone at once when somebody leaves
  Newsletter: undefined,
  'Pedidos da newsletter que não são confirmados': 'unconfirmed',
  'Prova do consentimento da newsletter': 'consents',
  'Pedidos sobre os seus dados': 'requests',
  'Pedidos de aviso da abertura das inscrições': 'openingNotices',
  'Convites para testemunho, com o que não foi publicado': 'invitations',
  'E-mails que não foi possível entregar': 'failedMail',
  // specified; the site has none
  'Estatísticas de visita': undefined,
  'Registos de segurança': 'trail',
};

const UNRULED = /^(Até retirar o consentimento|26 meses, se as houver)$/;

function inWords(days: number): string {
  if (days % 365 !== 0) return `${days} dias`;
  return days === 365 ? '1 ano' : `${days / 365} anos`;
}

const { rows } = policyTables.prazos;

describe('the privacy policy', () => {
  it('names each kind of data whose period it tells, and no other', () => {
    expect(rows.map(([what]) => what)).toEqual(Object.keys(ruleOf));
  });

  it.each(rows)('tells of «%s» as it runs: %s', (what, period) => {
    const rule = ruleOf[what];
    const told = rule === undefined ? UNRULED : new RegExp(`^${inWords(retentionRules[rule].days)}( |$)`);
    expect(period).toMatch(told);
  });

  it('leaves out no rule but those of what is nobody’s any more, or no visitor’s', () => {
    const told = new Set(Object.values(ruleOf));
    const untold = Object.keys(retentionRules).filter((name) => !told.has(name as RetentionRuleName));
    expect(untold.sort()).toEqual(['accountInvitations', 'links', 'mailFiles', 'sentMail']);
  });

  it('tells the ages by which a form goes', () => {
    const text = shownTexts.find(({ name }) => name === 'privacidade')?.text;
    expect(text).toContain(`menos de ${youngAges.adult} anos e se candidata a voluntário`);
    expect(text).toContain(`menos de ${youngAges.minimum} anos não pode usar o formulário`);
  });
});
