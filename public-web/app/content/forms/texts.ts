import type { FormTexts } from '../schemas/form-texts.ts';

export const formTexts: FormTexts = {
  optional: 'opcional',
  errorTitle: 'Erro: ',
  invalidEmail: 'Escreva um endereço de e-mail completo, como nome@exemplo.pt.',
  offline:
    'Não foi possível contactar o servidor. O que escreveu continua aqui: verifique a ligação e tente novamente.',
  privacy: 'Tens de aceitar a Política de Privacidade.',
  noScript: 'Para enviar este formulário é preciso ter o JavaScript ligado. Também nos pode escrever para',
  file: {
    prompt: 'Arraste o PDF para aqui ou',
    browse: 'escolha um ficheiro',
    droppedWrong: 'Please upload a PDF file under 10MB',
    chosenTooLarge: 'File size must be less than 10MB',
    chosenWrongType: 'O ficheiro escolhido não é um PDF.',
    replace: 'Trocar',
    remove: 'Remover',
    progress: 'Envio do ficheiro',
    attached: 'Ficheiro anexado:',
  },
  image: {
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
    working: 'A verificar… demora uns segundos.',
    done: 'Verificado.',
    failure: 'Não foi possível verificar. Marque a caixa para tentar novamente.',
    missing: 'Confirma que não és um robô.',
  },
};
