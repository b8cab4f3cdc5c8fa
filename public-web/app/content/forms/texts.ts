/** For forms that ask for a link by mail, where none goes out. @param title says to whom it does not come */
export const linkUndone = (title = 'A ligação não lhe chega.') => ({
  title,
  detail: 'O site não está a enviar e-mails. Escreva-nos pelos contactos ao fundo da página e tratamos disso por si.',
});

/** The texts that all forms share. They avoid both 'tu' and 'você', as some forms say one and some the other. */
export const formTexts = {
  optional: 'opcional',
  errorTitle: 'Erro: ',
  invalidEmail: 'O endereço de e-mail não está completo: é como nome@exemplo.pt.',
  tooLong: 'No máximo, {max} caracteres. Aqui estão {length}.',
  notNumber: 'Só algarismos, sem espaços nem sinais.',
  choose: 'Escolha uma opção',
  offline: 'Sem ligação à internet. O que foi escrito continua aqui, para enviar quando a ligação voltar.',
  statuses: {
    413: 'O que foi enviado é demasiado grande.',
    429: 'Demasiados pedidos. Dentro de um minuto já é possível enviar.',
    503: 'O serviço está temporariamente indisponível. Dentro de momentos já deve ser possível enviar.',
  },
  answered: { one: 'Respondemos num dia, no máximo.', many: 'Respondemos em {days} dias, no máximo.' },
  recovered: {
    text: 'Recuperámos o que aqui foi escrito a {when} e não chegou a ser enviado. Fica guardado só neste dispositivo, até ser enviado ou durante {days} dias.',
    file: 'O ficheiro «{file}» não pôde ser guardado: é preciso voltar a escolhê-lo.',
    clear: 'Limpar e começar de novo',
  },
  noScript: {
    why: 'Para enviar este formulário é preciso ter o JavaScript ligado. Outra forma é escrever para',
    phone: 'ou ligar para',
  },
  file: {
    prompt: 'Largar o PDF aqui ou',
    browse: 'escolher um ficheiro',
    empty: 'O ficheiro escolhido está vazio.',
    droppedWrong: 'Please upload a PDF file under {mb}MB. Só um ficheiro PDF, com {mb} MB no máximo.',
    chosenTooLarge: 'File size must be less than {mb}MB. O ficheiro não pode ter mais de {mb} MB.',
    chosenWrongType: 'O ficheiro escolhido não é um PDF.',
    replace: 'Trocar',
    remove: 'Remover',
    progress: 'Envio do ficheiro',
    attached: 'Ficheiro anexado:',
  },
  image: {
    prompt: 'Largar a fotografia aqui ou',
    busy: 'A carregar imagem...',
    chosen: 'A fotografia escolhida',
    wrong: 'Só uma imagem PNG ou JPG, até {mb}MB.',
    failure: 'Erro ao enviar a imagem.',
  },
  age: {
    negative: 'A idade não pode ser negativa.',
    zero: 'A idade não pode ser 0.',
    tooHigh: 'A idade não pode ser maior que {max}.',
  },
  captcha: {
    label: 'Não sou um robô',
    idle: 'A verificação faz-se ao marcar a caixa. Nada é enviado a terceiros.',
    idleElsewhere:
      'A verificação faz-se ao marcar a caixa. É feita por {name}, que recebe dados do navegador e pode usar cookies.',
    working: 'A verificar… demora uns segundos.',
    loading: 'A carregar a verificação de {name}…',
    asking: 'Falta responder à verificação de {name}:',
    done: 'Verificado.',
    expired: 'A verificação expirou. É preciso voltar a marcar a caixa.',
    failure: 'Não foi possível verificar. É preciso voltar a marcar a caixa.',
    blocked:
      'Não foi possível carregar a verificação de {name}. Pode faltar a ligação, ou haver um bloqueador que a impede. É preciso voltar a marcar a caixa.',
    outdated:
      'O site foi atualizado entretanto, e é preciso recarregar a página. Convém copiar antes o que não se quer perder.',
    loadAnew: 'Recarregar a página',
    missing: 'Confirma que não és um robô.',
    providers: { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' },
  },
} as const;
