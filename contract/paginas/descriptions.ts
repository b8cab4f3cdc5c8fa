import type { PageDescription } from './field';

export const descriptions: readonly PageDescription[] = [
  {
    "chave": "associacao",
    "nome": "Associação",
    "resumo": "Nome, contactos, redes sociais e números: usados em todo o site e nos e-mails.",
    "caminhos": [],
    "fields": {
      "name": {
        "kind": "text",
        "label": "Nome curto",
        "max": 60,
        "hint": "No cabeçalho, nos títulos e nas redes sociais.",
        "default": "DFC Portugal"
      },
      "longName": {
        "kind": "text",
        "label": "Nome legal",
        "max": 120,
        "hint": "No rodapé, na Política de Privacidade e para os motores de busca.",
        "default": "Design for Change Portugal"
      },
      "nipc": {
        "kind": "text",
        "label": "NIPC",
        "max": 9,
        "optional": true,
        "format": "nipc",
        "hint": "Nove algarismos. Aparece no rodapé.",
        "default": ""
      },
      "logo": {
        "kind": "image",
        "label": "Logótipo",
        "hint": "No cabeçalho e no rodapé. Sem imagem, fica o desenho do site.",
        "default": ""
      },
      "tagline": {
        "kind": "text",
        "label": "Lema",
        "max": 120,
        "default": "Crianças e jovens que mudam o mundo."
      },
      "description": {
        "kind": "longText",
        "label": "Descrição para motores de busca",
        "max": 300,
        "default": "A DFC Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — para que crianças e jovens transformem o que os rodeia."
      },
      "email": {
        "kind": "text",
        "label": "E-mail",
        "max": 254,
        "format": "email",
        "default": "geral@dfcportugal.example"
      },
      "phones": {
        "kind": "list",
        "label": "Telefones",
        "one": "Telefone",
        "item": {
          "label": {
            "kind": "text",
            "label": "De quem é",
            "max": 60,
            "default": ""
          },
          "number": {
            "kind": "text",
            "label": "Número",
            "max": 24,
            "format": "telefone",
            "hint": "Por exemplo +351 220 000 001.",
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
          {
            "label": "DFC Portugal",
            "number": "+351 220 000 001"
          },
          {
            "label": "Associação anfitriã",
            "number": "+351 220 000 002"
          }
        ]
      },
      "address": {
        "kind": "group",
        "label": "Morada",
        "fields": {
          "street": {
            "kind": "text",
            "label": "Rua e número",
            "max": 120,
            "default": "Rua da Amostra, 1"
          },
          "postalCode": {
            "kind": "text",
            "label": "Código postal",
            "max": 8,
            "format": "codigoPostal",
            "default": "4400-000"
          },
          "city": {
            "kind": "text",
            "label": "Localidade",
            "max": 120,
            "default": "Vila Nova de Gaia"
          },
          "country": {
            "kind": "text",
            "label": "País",
            "max": 60,
            "default": "Portugal"
          }
        }
      },
      "social": {
        "kind": "list",
        "label": "Redes sociais",
        "one": "Rede",
        "item": {
          "network": {
            "kind": "choice",
            "label": "Rede",
            "options": [
              "Instagram",
              "LinkedIn",
              "Facebook",
              "YouTube"
            ],
            "default": "Instagram"
          },
          "handle": {
            "kind": "text",
            "label": "Nome na rede",
            "max": 60,
            "hint": "Como aparece escrito, por exemplo @dfcportugal.",
            "default": ""
          },
          "url": {
            "kind": "link",
            "label": "Endereço",
            "max": 500,
            "default": ""
          }
        },
        "min": 0,
        "max": 8,
        "default": [
          {
            "network": "Instagram",
            "handle": "@dfcportugal",
            "url": "https://www.instagram.com/dfcportugal/"
          },
          {
            "network": "LinkedIn",
            "handle": "DFC Portugal",
            "url": "https://www.linkedin.com/company/dfcportugal/"
          },
          {
            "network": "Facebook",
            "handle": "DFC Portugal",
            "url": "https://www.facebook.com/dfcportugal/"
          },
          {
            "network": "YouTube",
            "handle": "DFC Portugal",
            "url": "https://www.youtube.com/@dfcportugal"
          }
        ]
      },
      "hostSocial": {
        "kind": "list",
        "label": "Redes da associação anfitriã",
        "one": "Rede",
        "item": {
          "network": {
            "kind": "choice",
            "label": "Rede",
            "options": [
              "Instagram",
              "LinkedIn",
              "Facebook",
              "YouTube"
            ],
            "default": "Instagram"
          },
          "handle": {
            "kind": "text",
            "label": "Nome na rede",
            "max": 60,
            "hint": "Como aparece escrito, por exemplo @dfcportugal.",
            "default": ""
          },
          "url": {
            "kind": "link",
            "label": "Endereço",
            "max": 500,
            "default": ""
          }
        },
        "min": 0,
        "max": 8,
        "default": [
          {
            "network": "Facebook",
            "handle": "Associação anfitriã",
            "url": "https://www.facebook.com/"
          }
        ]
      },
      "complaintsBook": {
        "kind": "link",
        "label": "Livro de Reclamações",
        "max": 500,
        "default": "https://www.livroreclamacoes.pt"
      },
      "figures": {
        "kind": "list",
        "label": "Números de abertura",
        "hint": "No princípio da página inicial.",
        "one": "Número",
        "item": {
          "figure": {
            "kind": "text",
            "label": "Número",
            "max": 12,
            "default": ""
          },
          "meaning": {
            "kind": "text",
            "label": "O que quer dizer",
            "max": 100,
            "default": ""
          }
        },
        "min": 1,
        "max": 6,
        "default": [
          {
            "figure": "2009",
            "meaning": "o ano em que o movimento nasceu, na Índia"
          },
          {
            "figure": "70+",
            "meaning": "países onde crianças e jovens usam o método"
          },
          {
            "figure": "2,3 M",
            "meaning": "mais de 2,3 milhões de crianças envolvidas"
          },
          {
            "figure": "2011",
            "meaning": "desde quando o representamos em Portugal"
          }
        ]
      }
    }
  },
  {
    "chave": "inicio",
    "nome": "Início",
    "resumo": "A primeira página: quem somos, a missão e o que nos distingue.",
    "caminhos": [
      "/",
      "/quem-somos"
    ],
    "fields": {
      "about": {
        "kind": "group",
        "label": "Como aparece em /quem-somos",
        "fields": {
          "description": {
            "kind": "longText",
            "label": "Descrição para motores de busca",
            "max": 300,
            "hint": "Não se vê na página: é o que o Google mostra por baixo do título.",
            "default": "Quem é a DFC Portugal: a nossa missão, o que nos distingue e o impacto do movimento Design for Change em Portugal e no mundo."
          }
        }
      },
      "title": {
        "kind": "text",
        "label": "Título",
        "max": 80,
        "default": "Crianças que mudam o mundo"
      },
      "lead": {
        "kind": "longText",
        "label": "Introdução",
        "max": 600,
        "default": "Somos a DFC Portugal: a casa portuguesa de um movimento mundial que entrega às crianças e aos jovens um método simples para olharem à sua volta, imaginarem melhor e fazerem acontecer — a partir da escola."
      },
      "globalAction": {
        "kind": "text",
        "label": "Botão para o movimento global",
        "max": 60,
        "default": "Conhecer o movimento global"
      },
      "mission": {
        "kind": "group",
        "label": "Missão",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "A nossa missão"
          },
          "lead": {
            "kind": "longText",
            "label": "Introdução",
            "max": 600,
            "default": "Queremos que cada criança cresça a saber que é capaz de mudar o que está mal. Trabalhamos com escolas, professores e famílias para responder a quatro problemas."
          },
          "problems": {
            "kind": "list",
            "label": "Problemas",
            "one": "Problema",
            "item": {
              "title": {
                "kind": "text",
                "label": "Título",
                "max": 60,
                "default": ""
              },
              "text": {
                "kind": "longText",
                "label": "Texto",
                "max": 300,
                "default": ""
              }
            },
            "min": 1,
            "max": 8,
            "default": [
              {
                "title": "Pouca voz",
                "text": "As crianças são as últimas a ser ouvidas sobre a escola, a rua e a terra onde vivem, e quase nunca decidem."
              },
              {
                "title": "Respostas antes das perguntas",
                "text": "Aprende-se a repetir soluções prontas e sobra pouco tempo para observar, perguntar e experimentar."
              },
              {
                "title": "Saber sem fazer",
                "text": "O que se aprende fica muitas vezes no caderno, longe dos problemas reais da comunidade."
              },
              {
                "title": "Educadores sozinhos",
                "text": "Muitos professores querem trabalhar por projetos, mas faltam-lhes um método, materiais e companhia."
              }
            ]
          }
        }
      },
      "difference": {
        "kind": "group",
        "label": "O que nos distingue",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O que nos distingue"
          },
          "text": {
            "kind": "formatted",
            "label": "Texto",
            "max": 6000,
            "hint": "Uma linha em branco separa parágrafos.",
            "default": "Não levamos um tema às escolas: levamos um método. São os alunos que escolhem o problema, desenham a solução e a põem de pé, com o professor ao lado e não à frente.\n\nO método vem do design thinking e cabe em quatro palavras que qualquer criança sabe usar."
          },
          "sentir": {
            "kind": "longText",
            "label": "Sentir",
            "max": 200,
            "default": "Olhar em volta, ouvir as pessoas e escolher o que nos incomoda."
          },
          "imaginar": {
            "kind": "longText",
            "label": "Imaginar",
            "max": 200,
            "default": "Juntar ideias, das mais sensatas às mais loucas, e escolher uma."
          },
          "fazer": {
            "kind": "longText",
            "label": "Fazer",
            "max": 200,
            "default": "Planear, meter mãos à obra e mudar alguma coisa de verdade."
          },
          "partilhar": {
            "kind": "longText",
            "label": "Partilhar",
            "max": 200,
            "default": "Contar a história, para que outros vejam que também conseguem."
          }
        }
      },
      "impact": {
        "kind": "group",
        "label": "Impacto",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "O impacto em Portugal e no mundo"
          },
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Uma turma que limpa um ribeiro, um recreio que passa a ser de todos, um lar de idosos com visitas à quarta-feira. São projetos pequenos com uma consequência grande: quem os faz nunca mais acredita que não pode fazer nada."
          }
        }
      },
      "banner": {
        "kind": "group",
        "label": "Faixa do Desafio Escolar",
        "fields": {
          "text": {
            "kind": "longText",
            "label": "Texto",
            "max": 600,
            "default": "Todos os anos, escolas de todo o país inscrevem os seus projetos até ao fim de abril, submetem-nos em maio e encontram-se no festival, em junho."
          },
          "action": {
            "kind": "text",
            "label": "Botão",
            "max": 60,
            "default": "Participar no concurso anual"
          }
        }
      },
      "news": {
        "kind": "group",
        "label": "Novidades",
        "fields": {
          "title": {
            "kind": "text",
            "label": "Título",
            "max": 80,
            "default": "Novidades"
          },
          "eventos": {
            "kind": "longText",
            "label": "Eventos",
            "max": 160,
            "default": "O que está a acontecer e o que vem a seguir."
          },
          "imprensa": {
            "kind": "longText",
            "label": "Artigos",
            "max": 160,
            "default": "Histórias e notícias sobre o que os alunos fazem."
          },
          "newsletter": {
            "kind": "longText",
            "label": "Newsletter",
            "max": 160,
            "default": "As novidades, uma vez por outra, no seu e-mail."
          }
        }
      }
    }
  }
];
