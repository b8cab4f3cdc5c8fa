/** Words that are written, or called, otherwise in Portugal. */
const words: Readonly<Record<string, string>> = {
  aluguel: 'aluguer',
  acessar: 'aceder',
  acesse: 'aceda',
  banheiro: 'casa de banho',
  cadastrar: 'registar',
  'cadastre-se': 'inscreva-se',
  cadastro: 'registo',
  caminhão: 'camião',
  celular: 'telemóvel',
  celulares: 'telemóveis',
  conosco: 'connosco',
  contato: 'contacto',
  contatos: 'contactos',
  deletar: 'eliminar',
  dezenove: 'dezanove',
  dezesseis: 'dezasseis',
  dezessete: 'dezassete',
  equipe: 'equipa',
  equipes: 'equipas',
  esporte: 'desporto',
  esportes: 'desportos',
  esportiva: 'desportiva',
  esportivo: 'desportivo',
  geladeira: 'frigorífico',
  gerenciamento: 'gestão',
  gerenciar: 'gerir',
  mídia: 'meios de comunicação',
  mídias: 'meios de comunicação',
  ônibus: 'autocarro',
  planejado: 'planeado',
  planejamento: 'planeamento',
  planejar: 'planear',
  quatorze: 'catorze',
  registrar: 'registar',
  registro: 'registo',
  registros: 'registos',
  sorvete: 'gelado',
  umidade: 'humidade',
  úmido: 'húmido',
  usuária: 'utilizadora',
  usuário: 'utilizador',
  usuários: 'utilizadores',
  xícara: 'chávena',
};

const WORD = /[\p{L}-]+/gu;
/** 'acadêmico', 'Antônio': in Portugal the vowel before m or n is open. 'Fêmea' is written so in both. */
const CLOSED_VOWEL = /[êô](?=[mn][aeiouáéíóú])/u;
const SAME_IN_BOTH = /^fêmea/u;
const opened: Readonly<Record<string, string>> = { ê: 'é', ô: 'ó' };
/** Some words end as a gerund does and are none. */
const GERUND =
  /(?<!\p{L})(?:estou|está|estamos|estão|estava|estavam)[ \t](?!quando|lindo|brando|tremendo|estupendo)\p{L}{1,20}[aei]ndo(?!\p{L})/giu;

/** Finds the Brazilian forms in a text, each once, with the form that is used in Portugal. */
export function brazilianForms(text: string): { said: string; better: string }[] {
  const found = new Map<string, string>();
  for (const [said] of text.matchAll(WORD)) {
    const better = betterWord(said.toLowerCase());
    if (better !== undefined) found.set(said, better);
  }
  for (const [said] of text.matchAll(GERUND)) found.set(said, withInfinitive(said));
  return [...found].map(([said, better]) => ({ said, better }));
}

function betterWord(word: string): string | undefined {
  if (Object.hasOwn(words, word)) return words[word];
  if (SAME_IN_BOTH.test(word) || !CLOSED_VOWEL.test(word)) return undefined;
  return word.replace(CLOSED_VOWEL, (vowel) => opened[vowel] ?? vowel);
}

/** 'estamos fazendo': 'estamos a fazer'. */
function withInfinitive(said: string): string {
  const [verb = '', gerund = ''] = said.split(/[ \t]/);
  return `${verb} a ${gerund.replace(/ndo$/iu, 'r')}`;
}
