import type { referenceLetters } from '../references.js';

const answered = 'Lemos o que escreveu e respondemos para o seu e-mail.';
const more = 'Se precisarmos de saber mais alguma coisa, escrevemos-lhe ou telefonamos.';

/** The steps that follow once a form was sent, by the resource of its list: in its receipt and on the page after it. */
export const nextSteps: Readonly<Record<keyof typeof referenceLetters, readonly string[]>> = {
  contactos: [answered, more],
  festival: [
    'Lemos a inscrição e escrevemos ao responsável com os próximos passos.',
    'Os alunos podem começar já: sentir, imaginar, fazer e partilhar.',
    'Em maio, a escola envia-nos a história do projeto. Em junho encontramo-nos no festival.',
  ],
  voluntariado: [
    'Lemos a tua candidatura e respondemos para o teu e-mail.',
    'Combinamos uma conversa, online, para nos conhecermos.',
  ],
  oportunidades: [answered, 'Se fizer sentido para ambos, marcamos uma conversa.'],
  formacoes: [answered, 'Combinamos consigo a data, o lugar e para quantas pessoas é.'],
  sessoes: [answered, 'Combinamos consigo a data e aquilo de que a turma precisa.'],
  'pedidos-material': [answered, more],
};

/** The words over the steps, and those that say what the reference is for; they fit 'tu' and 'você'. */
export const nextStepsTitle = 'O que acontece agora';
export const referenceUse = 'Serve para falarmos do que foi enviado, por e-mail ou por telefone.';
