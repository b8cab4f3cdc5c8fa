/** Who is younger than `minimum` does not apply; who is younger than `adult` names a guardian. Years. */
export const youngAges = { minimum: 13, adult: 18 } as const;

/** What a young applicant is told where a guardian's name and address are asked for. */
export const guardianNotice =
  'Como tens menos de 18 anos, pedimos-te o nome e o e-mail do teu encarregado de educação. Escrevemos-lhe a dizer que te candidataste e como se pode opor, e não usamos estes dados para mais nada.';

/** What a child is told; the association's address stands in it in braces. */
export const tooYoungSentence =
  'Que bom que queres ajudar! Como ainda não tens 13 anos, pede a um adulto que nos escreva por ti, para {email}.';
