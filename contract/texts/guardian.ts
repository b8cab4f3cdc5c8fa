/** Ages in years: nobody below `minimum` may apply, and an applicant below `adult` names a guardian. */
export const youngAges = { minimum: 13, adult: 18 } as const;

/** The notice for a young applicant where a guardian's name and address are asked for (docs/decisions/0030). */
export const guardianNotice =
  'Como tens menos de 18 anos, pedimos-te o nome e o e-mail do teu encarregado de educação, para que saiba que te candidataste e como se pode opor. Não usamos estes dados para mais nada.';

/** The answer to a child, in which `{email}` stands for the association's address. */
export const tooYoungSentence =
  'Que bom que queres ajudar! Como ainda não tens 13 anos, pede a um adulto que nos escreva por ti, para {email}.';
