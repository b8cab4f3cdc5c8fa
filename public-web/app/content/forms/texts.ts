import type { FormTexts } from '../schemas/form-texts.ts';

export const formTexts: FormTexts = {
  optional: 'opcional',
  errorTitle: 'Erro: ',
  invalidEmail: 'Escreva um endereço de e-mail completo, como nome@exemplo.pt.',
  tooLong: 'Use, no máximo, {max} caracteres. Aqui estão {length}.',
  notNumber: 'Escreva só algarismos, sem espaços nem sinais.',
  choose: 'Escolha uma opção',
  offline: 'Está sem ligação à internet. O que escreveu continua aqui: envie quando a ligação voltar.',
  statuses: {
    413: 'O que está a enviar é demasiado grande.',
    429: 'Demasiados pedidos. Aguarde um minuto e tente novamente.',
    503: 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.',
  },
  noScript: {
    why: 'Para enviar este formulário é preciso ter o JavaScript ligado. Também nos pode escrever para',
    phone: 'ou ligar para',
  },
  file: {
    prompt: 'Arraste o PDF para aqui ou',
    browse: 'escolha um ficheiro',
    empty: 'O ficheiro escolhido está vazio.',
    droppedWrong: 'Please upload a PDF file under 10MB',
    chosenTooLarge: 'File size must be less than 10MB',
    chosenWrongType: 'O ficheiro escolhido não é um PDF.',
    replace: 'Trocar',
    remove: 'Remover',
    progress: 'Envio do ficheiro',
    attached: 'Ficheiro anexado:',
  },
  image: {
    prompt: 'Arraste a fotografia para aqui ou',
    busy: 'A carregar imagem...',
    chosen: 'A fotografia escolhida',
    wrong: 'Escolha uma imagem PNG ou JPG até 10MB.',
    failure: 'Erro ao enviar a imagem.',
  },
  age: {
    negative: 'A idade não pode ser negativa.',
    zero: 'A idade não pode ser 0.',
    tooHigh: 'A idade não pode ser maior que 100.',
  },
  captcha: {
    label: 'Não sou um robô',
    idle: 'Marque a caixa para verificarmos. Nada é enviado a terceiros.',
    idleElsewhere:
      'Marque a caixa para abrir a verificação. É feita por {name}, que recebe dados do seu navegador e pode usar cookies.',
    working: 'A verificar… demora uns segundos.',
    loading: 'A carregar a verificação de {name}…',
    asking: 'Responda à verificação de {name}:',
    done: 'Verificado.',
    expired: 'A verificação expirou. Marque a caixa para a repetir.',
    failure: 'Não foi possível verificar. Marque a caixa para tentar novamente.',
    blocked:
      'Não foi possível carregar a verificação de {name}. Confirme que tem ligação e que nenhum bloqueador a impede, e marque a caixa para tentar novamente.',
    missing: 'Confirma que não és um robô.',
    providers: { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' },
  },
};
