import { contactForm } from './forms/contact.ts';
import { inscricaoForm } from './forms/inscricao.ts';
import { partnershipForm } from './forms/partnership.ts';
import { volunteerForm } from './forms/volunteer.ts';
import { materials } from './materials.ts';
import { sessions } from './sessions.ts';
import { trainings } from './trainings.ts';
import type { FormDefinition } from './types/form.ts';
import type { Link } from './types/link.ts';
import type { Step } from './types/step.ts';

/** The page that opens once a form was sent. */
export interface SentPage {
  form: FormDefinition;
  title: string;
  lead: string;
  description: string;
  colour: Step;
  /** One that is seen on the colour: the letter lies on yellow. */
  picture: 'letter' | 'school';
  /** The page that the form stands on, and where one goes on. */
  trail: readonly Link[];
  next: readonly Link[];
}

const enquiry = (form: FormDefinition, title: string, here: Link): SentPage => ({
  form,
  title,
  lead: 'Obrigado pelo interesse no nosso trabalho.',
  description: `${title}: o que acontece agora.`,
  colour: 'partilhar',
  picture: 'letter',
  trail: [here],
  next: [
    { label: 'Os outros serviços', to: '/servicos' },
    { label: 'Perguntas frequentes', to: '/faq' },
  ],
});

/** The pages of what was sent, one for each form that is answered. */
export const sentPages: readonly SentPage[] = [
  {
    form: contactForm,
    title: 'Recebemos a sua mensagem',
    lead: 'Obrigado por nos escrever.',
    description: 'A sua mensagem foi enviada: o que acontece agora.',
    colour: 'fazer',
    picture: 'letter',
    trail: [{ label: 'Contacte-nos', to: '/contacte-nos' }],
    next: [
      { label: 'Perguntas frequentes', to: '/faq' },
      { label: 'Página inicial', to: '/' },
    ],
  },
  {
    form: inscricaoForm,
    title: 'A escola está inscrita',
    lead: 'Obrigado por inscrever a sua escola no Desafio Escolar.',
    description: 'A inscrição no Desafio Escolar foi enviada: o que acontece agora.',
    colour: 'imaginar',
    picture: 'school',
    trail: [
      { label: 'Desafio Escolar', to: '/concurso-anual' },
      { label: 'Inscrição', to: '/concurso-anual-form' },
    ],
    next: [
      { label: 'Voltar ao Desafio Escolar', to: '/concurso-anual' },
      { label: 'Material Pedagógico', to: '/material' },
    ],
  },
  {
    form: volunteerForm,
    title: 'Recebemos a tua candidatura',
    lead: 'Obrigado por quereres juntar-te à equipa!',
    description: 'A tua candidatura a voluntário foi enviada: o que acontece agora.',
    colour: 'fazer',
    picture: 'letter',
    trail: [
      { label: 'Voluntariado', to: '/voluntariado' },
      { label: 'Candidatura', to: '/form-voluntariado' },
    ],
    next: [
      { label: 'A nossa equipa', to: '/voluntariado#equipa' },
      { label: 'Eventos', to: '/eventos' },
    ],
  },
  {
    form: partnershipForm,
    title: 'Recebemos a sua proposta',
    lead: 'Obrigado pelo interesse em colaborar connosco.',
    description: 'A sua proposta de parceria foi enviada: o que acontece agora.',
    colour: 'fazer',
    picture: 'letter',
    trail: [
      { label: 'Parcerias', to: '/oportunidades' },
      { label: 'Proposta', to: '/form-parcerias' },
    ],
    next: [
      { label: 'Voltar às parcerias', to: '/oportunidades' },
      { label: 'O que fazemos', to: '/servicos' },
    ],
  },
  enquiry(trainings.form, 'Recebemos o seu pedido de formação', { label: 'Formações', to: '/formacoes' }),
  enquiry(sessions.form, 'Recebemos o seu pedido de sessão', { label: 'Sessões com Alunos', to: '/sessoes' }),
  enquiry(materials.form, 'Recebemos o seu pedido de material', { label: 'Material Pedagógico', to: '/material' }),
];

/** The texts that all these pages share; they fit 'tu' and 'você'. */
export const sentTexts = {
  reference: 'Referência',
  when: 'Enviado',
  answer: 'Resposta',
  answerBy: 'Até {day}.',
  mail: 'Confirmação',
  mailed: 'Enviámos um e-mail para {email}. Se não chegar em poucos minutos, pode estar na pasta de spam.',
  notMailed: 'Desta vez não enviámos nenhum e-mail para {email}, mas recebemos tudo.',
  newsletterNotMailed: 'Falta confirmar a newsletter, mas por agora não conseguimos enviar a ligação para o fazer.',
  newsletter: 'Falta confirmar a newsletter: enviámos outro e-mail para {email}, com a ligação para o fazer.',
  unknown: 'A referência e o endereço só se veem no separador em que o formulário foi enviado.',
  unknownMailed: 'Também estão no e-mail de confirmação.',
} as const;
