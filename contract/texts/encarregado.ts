export const encarregado = "Como tens menos de 18 anos, pedimos-te o nome e o e-mail do teu encarregado de educação. Escrevemos-lhe a dizer que te candidataste e como se pode opor, e não usamos estes dados para mais nada." as const;
export const tooYoung = "Que bom que queres ajudar! Como ainda não tens 13 anos, pede a um adulto que nos escreva por ti, para {email}." as const;
export const youngAges = {
  "minimum": 13,
  "adult": 18
} as const;
