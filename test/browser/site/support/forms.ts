import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { picture } from '../../../support/samples.js';
import { addresses } from './addresses.js';
import { adminHeaders } from './admin-api.js';

/** Where a form stands: a page's own is in `main`, the newsletter's is in the footer of each page too. */
type Place = 'main' | 'contentinfo';

/** One of the site's forms, as a visitor knows it. */
export interface VisitorForm {
  name: string;
  /** Its page; an invitation is made for those that need one. */
  path: (request: APIRequestContext) => Promise<string> | string;
  place: Place;
  /** Where it is posted. */
  endpoint: string;
  submit: string;
  busy: string;
  /** The text to fill into each field, by its label. */
  texts: Readonly<Record<string, string>>;
  /** The option to choose, where none is chosen at first. */
  option?: string;
  policy: boolean;
  captcha: boolean;
  /** Whether it takes a PDF, or a picture. */
  document?: boolean;
  picture?: boolean;
  /** The sentence over a form in which nothing was filled in, and the sentence of each field then. */
  invalid: string;
  missing: readonly string[];
  success: string;
  /** The sentence beside it that says what is missing, as the API of these tests sends no mail. */
  undone?: string;
  /** The text shown when the API answers with a sentence, and when it is not reached. */
  rejected: (sentence: string) => string;
  unreachable: string;
}

const POLICY = 'Tens de aceitar a Política de Privacidade.';
const ROBOT = 'Confirma que não és um robô.';
const ELSEWHERE =
  'Não foi possível contactar o servidor. O que escreveu continua aqui: verifique a ligação e tente novamente.';

const submission = {
  place: 'main',
  policy: true,
  captcha: true,
  invalid: 'Há respostas por corrigir',
  success: 'Formulário submetido com sucesso!',
  rejected: (sentence: string) => sentence,
  unreachable: ELSEWHERE,
} as const;

/** @param missing what is read of the kind, where none is chosen at first */
const enquiry = (path: string, name: string, kind?: { option: string; missing: string }): VisitorForm => ({
  ...submission,
  name,
  path: () => path,
  endpoint: path,
  submit: 'Enviar pedido',
  busy: 'A enviar o pedido…',
  texts: { Nome: 'Ana Teste', 'E-mail': 'ana@exemplo.pt', Mensagem: 'Gostava de saber mais.' },
  policy: false,
  captcha: false,
  invalid: 'Por favor preencha todos os campos.',
  ...(kind && { option: kind.option }),
  missing: [...(kind ? [kind.missing] : []), 'Escreva o seu nome.', 'Escreva o seu e-mail.', 'Escreva a sua mensagem.'],
  success: 'Mensagem enviada com sucesso!',
  unreachable: 'Erro ao conectar com o servidor.',
});

/** The footer asks for the address first, and for the name once somebody goes on. */
const newsletter = (place: Place, path: string, name: string): VisitorForm => ({
  ...submission,
  name,
  path: () => path,
  place,
  endpoint: '/api/newsletter',
  submit: 'Subscrever',
  busy: 'A subscrever…',
  texts: { 'E-mail': `${place}-{unique}@exemplo.pt`, Nome: 'Leitora' },
  policy: false,
  missing: place === 'main' ? ['Falta o nome.', 'Falta o e-mail.', ROBOT] : ['Falta o e-mail.', 'Falta o nome.', ROBOT],
  success: 'Subscrição enviada com sucesso!',
  undone: 'O site não está a enviar e-mails',
  rejected: () => 'Erro ao enviar. Tente novamente.',
  unreachable: 'Erro de rede ou servidor fora do ar.',
});

async function invitation(request: APIRequestContext): Promise<string> {
  const made = await request.post(`${addresses.api}/api/convites`, { headers: await adminHeaders(request), data: {} });
  return new URL(((await made.json()) as { url: string }).url).pathname;
}

/** All of them. */
export const visitorForms: readonly VisitorForm[] = [
  {
    ...submission,
    name: 'contact',
    path: () => '/contacte-nos',
    endpoint: '/contactos',
    document: true,
    submit: 'Enviar mensagem',
    busy: 'A enviar a mensagem…',
    texts: { Nome: 'Ana Teste', 'E-mail': 'ana@exemplo.pt', Assunto: 'Turma {unique}', Mensagem: 'Gostava de saber.' },
    missing: [
      'Escreva o seu nome.',
      'Escreva o seu e-mail.',
      'Escreva o assunto.',
      'Escreva a sua mensagem.',
      POLICY,
      ROBOT,
    ],
  },
  {
    ...submission,
    name: 'registration of a school',
    path: () => '/concurso-anual-form',
    endpoint: '/festival',
    document: true,
    submit: 'Inscrever a escola',
    busy: 'A inscrever a escola…',
    texts: {
      'Nome da escola': 'Escola {unique}',
      'E-mail da escola': 'escola@exemplo.pt',
      Morada: 'Rua da Escola, 1',
      'Código postal': '4400-001',
      'Nome do responsável': 'Ana Teste',
      'E-mail do responsável': 'ana@exemplo.pt',
      'Contacto telefónico': '+351 912 345 678',
      'Em que se vai concentrar o projeto': 'O recreio.',
    },
    missing: [
      'Escreva o nome da escola.',
      'Escreva o e-mail da escola.',
      'Escreva a morada da escola.',
      'Escreva o código postal.',
      'Escreva o nome do responsável.',
      'Escreva o e-mail do responsável.',
      'Escreva o contacto telefónico.',
      'Descreva em que se vai concentrar o projeto.',
      POLICY,
      ROBOT,
    ],
  },
  {
    ...submission,
    name: 'application of a volunteer',
    path: () => '/form-voluntariado',
    endpoint: '/formularios',
    document: true,
    submit: 'Enviar candidatura',
    busy: 'A enviar a candidatura…',
    texts: {
      Nome: 'Rui Teste',
      Idade: '23',
      'Telefone (opcional)': '912345678',
      'E-mail': 'rui@exemplo.pt',
      'Ocupação atual': 'Estudante',
      Motivação: 'Motivo {unique}',
    },
    missing: [
      'Escreve o teu nome.',
      'Escreve a tua idade.',
      'Escreve o teu e-mail.',
      'Escreve a tua ocupação atual.',
      'Escreve a tua motivação.',
      POLICY,
      ROBOT,
    ],
    success: 'Formulário enviado com sucesso!',
    rejected: (sentence) => `Erro ao enviar o formulário: ${sentence}`,
    unreachable: 'Erro ao enviar o formulário: não foi possível contactar o servidor. O que escreveste continua aqui.',
  },
  {
    ...submission,
    name: 'proposal of a partnership',
    path: () => '/form-parcerias',
    endpoint: '/oportunidades',
    document: true,
    submit: 'Enviar',
    busy: 'Enviando...',
    texts: {
      Nome: 'Eva Teste',
      'E-mail': 'eva@exemplo.pt',
      'Motivo do contacto': 'Saber mais sobre parcerias',
      Descrição: 'Proposta {unique}',
    },
    missing: [
      'Escreva o seu nome.',
      'Escreva o seu e-mail.',
      'Escolha o motivo do contacto.',
      'Escreva a descrição.',
      POLICY,
      ROBOT,
    ],
  },
  enquiry('/formacoes', 'enquiry for a training', { option: 'Oficina DFC', missing: 'Escolha a formação.' }),
  enquiry('/sessoes', 'enquiry for a session'),
  enquiry('/material', 'enquiry for material'),
  newsletter('main', '/newsletter', 'newsletter on its page'),
  newsletter('contentinfo', '/faq', 'newsletter in the footer'),
  {
    ...submission,
    name: 'testimonial of an invitation',
    path: invitation,
    endpoint: '/testemunhos',
    submit: 'Enviar testemunho',
    busy: 'A enviar o testemunho…',
    texts: { Nome: 'Testemunha {unique}', Estado: '2025-2026', Testemunho: 'Foi bom.' },
    policy: false,
    captcha: false,
    picture: true,
    missing: [
      'Escreve o teu nome.',
      'Escreve o teu estado na equipa.',
      'Escreve o teu testemunho.',
      'Junta uma fotografia.',
    ],
    success: 'Testemunho enviado com sucesso! Será publicado depois de aprovado.',
    unreachable:
      'Não foi possível contactar o servidor. O que escreveste continua aqui: verifica a ligação e tenta novamente.',
  },
];

/** The part of the page that a form is in. */
export const placeOf = (page: Page, { place }: Pick<VisitorForm, 'place'>): Locator => page.getByRole(place);

/** Opens the part of the page that a form is in: of the footer's one field is shown. */
export async function openPlace(page: Page, form: Pick<VisitorForm, 'place'>): Promise<Locator> {
  const place = placeOf(page, form);
  if (form.place === 'contentinfo') await place.getByText('Continuar', { exact: true }).click();
  return place;
}

const control = (scope: Locator, label: string) =>
  scope.locator('form').getByRole('combobox', { name: label, exact: true }).or(textBox(scope, label));

const textBox = (scope: Locator, label: string) =>
  scope
    .locator('form')
    .getByRole('textbox', { name: label, exact: true })
    .or(scope.locator('form').getByRole('spinbutton', { name: label, exact: true }));

/** Ticks the captcha's box and waits until it is solved. */
export async function solveCaptcha(scope: Locator): Promise<void> {
  await scope.getByRole('checkbox', { name: 'Não sou um robô' }).click();
  await expect(scope.getByText('Verificado.')).toBeVisible();
}

/** Fills all that a form needs in. @returns checks that all of it is still there */
export async function fillForm(page: Page, form: VisitorForm): Promise<() => Promise<void>> {
  const scope = placeOf(page, form);
  const unique = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const answers = Object.entries(form.texts).map(([label, text]) => [label, text.replace('{unique}', unique)] as const);
  for (const [label, text] of answers) {
    const field = control(scope, label);
    if ((await field.getAttribute('id'))?.endsWith('-motivo')) await field.selectOption(text);
    else await field.fill(text);
  }
  if (form.option) await scope.getByLabel(form.option).check();
  if (form.policy) await scope.getByLabel('Li e aceito a').check();
  if (form.picture) {
    const photo = { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') };
    await scope.locator('input[type=file]').setInputFiles(photo);
    await expect(scope.getByRole('img', { name: 'A fotografia escolhida' })).toBeVisible();
  }
  if (form.captcha) await solveCaptcha(scope);
  return async () => {
    for (const [label, text] of answers) await expect(control(scope, label)).toHaveValue(text);
    if (form.policy) await expect(scope.getByLabel('Li e aceito a')).toBeChecked();
  };
}
